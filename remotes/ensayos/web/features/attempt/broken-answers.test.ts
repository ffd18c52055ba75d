import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningAttempt } from '../../../api/attempts.ts';
import { attemptPath, eventsPath, resultPath, startPath, submitPath } from '../../../api/paths.ts';
import { openTestService, type TestService } from '../../../service/testing/ensayos-app.ts';
import { newStudent, PRACTICE, type Student } from '../../../service/testing/student.ts';
import type { AttemptSession } from './attempt-session.ts';
import { createFakeDevice, type FakeDevice, runningView } from './testing/fake-device.ts';

const SETTLED = { timeout: 30_000, interval: 20 };

/** What a page is told that is no answer of the service: of a network that asks to sign in, and of a release that is broken. */
const BROKEN = [
  ['a page of the network', '<html>Acepta las condiciones</html>'],
  ['an object of something else', { ok: true }],
  ['an answer with a field of another kind', { acknowledged: 1, remainingMs: 'mucho', attempt: {}, form: [] }],
] as const;

let service: TestService;
let student: Student;
let device: FakeDevice;
/** In place of the service's own answers, at one address. */
let broken: { readonly path: string; readonly answer: unknown } | null = null;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
});
beforeEach(() => {
  student = newStudent(service.ask);
  device = createFakeDevice(async ({ uid, method, path, body }) => {
    const answer = await service.ask(uid, method === 'POST' ? 'POST' : 'GET', path, body);
    return path === broken?.path
      ? { status: 200, body: broken.answer }
      : { status: answer.statusCode, body: answer.json() };
  });
});
afterEach(() => {
  broken = null;
  device.kill();
});
afterAll(() => service.close());

async function begun(): Promise<{ readonly id: string; readonly session: AttemptSession }> {
  const { id } = await student.create(PRACTICE);
  const session = await device.open(student.uid, id);
  await vi.waitFor(() => expect(runningView(session).saving.state).toBe('saved'), SETTLED);
  return { id, session };
}

function answer(session: AttemptSession, slot: number): string {
  const option = runningView(session).form.items[slot]?.options[0]?.id ?? '';
  session.record({ kind: 'answer', slot, option });
  return option;
}

const asked = (path: string) => device.requests.filter((request) => request.path === path).length;

async function answerIsBroken(path: string, body: unknown, before = asked(path)): Promise<void> {
  await vi.waitFor(() => expect(asked(path)).toBeGreaterThan(before), SETTLED);
  await device.quiet();
  expect(broken).toEqual({ path, answer: body });
}

describe.each(BROKEN)('%s', (_, body) => {
  it('in answer to events: they stay on the disk, the student is told so, and they are sent again', async () => {
    const { id, session } = await begun();
    broken = { path: eventsPath(id), answer: body };
    const option = answer(session, 0);
    await answerIsBroken(eventsPath(id), body);
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('offline'), SETTLED);
    expect(runningView(session).saving.unsent).toEqual({ answers: 1, changes: 1 });
    expect((await (await device.storage()).events(id)).map(({ event }) => event)).toMatchObject([{ slot: 0, option }]);
    broken = null;
    session.retry();
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('saved'), SETTLED);
    expect(await (await device.storage()).events(id)).toEqual([]);
    expect(((await student.get(attemptPath(id))) as RunningAttempt).responses[0]?.option).toBe(option);
  });

  it('in answer to the start: the page says that it could not, and opens when it can', async () => {
    const { id } = await student.create(PRACTICE);
    broken = { path: startPath(id), answer: body };
    const session = await device.open(student.uid, id);
    await vi.waitFor(
      () => expect(session.view$.get()).toMatchObject({ phase: 'unavailable', reason: 'offline' }),
      SETTLED,
    );
    broken = null;
    session.retry();
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('saved'), SETTLED);
  });

  it('in answer to the start: what was done before is shown and can be gone on with', async () => {
    const { id, session: before } = await begun();
    device.fare('deaf');
    const option = answer(before, 1);
    await vi.waitFor(() => expect(runningView(before).saving.state).toBe('offline'), SETTLED);
    before.close();
    device.fare('well');
    broken = { path: startPath(id), answer: body };
    const session = await device.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('offline'), SETTLED);
    expect(runningView(session).responses[1]?.option).toBe(option);
    answer(session, 2);
    broken = null;
    session.retry();
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('saved'), SETTLED);
    const { responses } = (await student.get(attemptPath(id))) as RunningAttempt;
    expect(responses).toEqual(runningView(session).responses);
  });

  it('in answer to handing in: it is handed in again, once', async () => {
    const { id, session } = await begun();
    answer(session, 0);
    broken = { path: submitPath(id), answer: body };
    session.handIn('student');
    await answerIsBroken(submitPath(id), body);
    await vi.waitFor(
      () => expect(runningView(session)).toMatchObject({ handingIn: 'by-student', saving: { state: 'offline' } }),
      SETTLED,
    );
    broken = null;
    session.retry();
    await vi.waitFor(() => expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 1, lost: 0 }), SETTLED);
  });
});

it('a service that is newer than the page is understood: what it says beside is left out', async () => {
  const { id } = await student.create(PRACTICE);
  const running = (await student.start(id)) as RunningAttempt;
  broken = {
    path: startPath(id),
    answer: { ...running, weather: 'sunny', attempt: { ...running.attempt, teacher: { name: 'Ana' } } },
  };
  const session = await device.open(student.uid, id);
  await vi.waitFor(() => expect(runningView(session).form).toEqual(running.form), SETTLED);
  expect(runningView(session).attempt).not.toHaveProperty('teacher');
});

it('an attempt that a release wrote which this one does not understand keeps what waits of it, and is handed in', async () => {
  const { id, session: before } = await begun();
  device.fare('deaf');
  const option = answer(before, 1);
  before.handIn('student');
  await vi.waitFor(() => expect(runningView(before)).toMatchObject({ saving: { state: 'offline' } }), SETTLED);
  before.close();
  const storage = await device.storage();
  const stored = await storage.read(id);
  if (!stored) throw new Error('nothing is stored');
  await storage.write({ ...stored, running: { pages: [], held: 1 } as never });
  expect(await storage.waiting(student.uid)).toMatchObject([{ id, handedIn: true, unsent: { answers: 1 } }]);
  device.fare('well');
  const session = await device.open(student.uid, id);
  await vi.waitFor(() => expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 1, lost: 0 }), SETTLED);
  expect((await student.get(resultPath(id))).items[1].chosen).toBe(option);
});
