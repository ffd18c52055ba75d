import 'fake-indexeddb/auto';
import type { Database } from '@travesia/kit-service/database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ACTIVE_MS_MAX,
  type AttemptRequest,
  type AttemptResult,
  EVENTS_A_REQUEST_MAX,
  type EventsBody,
  type PublicResponse,
  type RunningAttempt,
} from '../../../api/attempts.ts';
import { ATTEMPTS_PATH, attemptPath, eventsPath, leasePath, OWN_DATA_PATH, resultPath } from '../../../api/paths.ts';
import { blueprintOf } from '../../../practice/blueprint.ts';
import { eventsMax } from '../../../service/limits.ts';
import { openTestService, type TestService } from '../../../service/testing/ensayos-app.ts';
import { newStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO, type Student } from '../../../service/testing/student.ts';
import type { AttemptSession } from './attempt-session.ts';
import { withEvent } from './responses.ts';
import { createFakeDevice, type FakeDevice, type Network, runningView } from './testing/fake-device.ts';

/** More than one request takes, and than the last one of those that come before handing in. */
const MANY = EVENTS_A_REQUEST_MAX + 237;
const SETTLED = { timeout: 30_000, interval: 50 };

let database: Database;
let service: TestService;
let student: Student;
const devices: FakeDevice[] = [];

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
  database = service.database;
});
beforeEach(() => {
  student = another();
});
afterEach(() => {
  for (const device of devices.splice(0)) device.kill();
});
afterAll(() => service.close());

function another(): Student {
  return newStudent(service.ask);
}

/** `answered`: what has to happen before the device hears the answer to a request. */
function newDevice(answered: (path: string) => Promise<unknown> = async () => undefined): FakeDevice {
  const device = createFakeDevice(async ({ uid, method, path, body }) => {
    const answer = await service.ask(uid, method === 'POST' ? 'POST' : 'GET', path, body);
    await answered(path);
    return { status: answer.statusCode, body: answer.json() };
  });
  devices.push(device);
  return device;
}

/** Tabs forget that they failed, and ask again. */
const until = (device: FakeDevice, isSo: () => void) =>
  vi.waitFor(() => {
    try {
      isSo();
    } catch (error) {
      device.wake();
      throw error;
    }
  }, SETTLED);

const isSaved = (device: FakeDevice, session: AttemptSession) =>
  until(device, () => expect(runningView(session)).toMatchObject({ holder: 'this', saving: { state: 'saved' } }));

/** An attempt that was made and is open on `device`. */
async function begun(request: AttemptRequest, device = newDevice()) {
  const { id } = await student.create(request);
  const session = await device.open(student.uid, id);
  await isSaved(device, session);
  return { id, device, session };
}

const answerOf = (session: AttemptSession, slot: number, place: number) => ({
  kind: 'answer' as const,
  slot,
  option: runningView(session).form.items[slot]?.options[place]?.id ?? '',
});

/** Goes over the questions again and again; the last answers are those in the second place. */
function answerMuch(session: AttemptSession): void {
  const { length } = runningView(session).form.items;
  for (let n = 0; n < MANY; n += 1) session.record(answerOf(session, n % length, n >= MANY - length ? 1 : 2));
}

const standing = async (id: string): Promise<readonly PublicResponse[]> =>
  ((await student.get(attemptPath(id))) as RunningAttempt).responses;

async function passMinutes(id: string, minutes: number): Promise<void> {
  const passed = sql`${minutes} * interval '1 minute'`;
  await sql`update ensayos.attempt set started_at = started_at - ${passed}, deadline_at = deadline_at - ${passed}
    where id = ${id}`.execute(database.kysely);
}
const { minutes: MINUTES } = blueprintOf('m2');

describe('what was done without a connection', () => {
  it('is sent in requests that the service takes', async () => {
    const { id, device, session } = await begun(SIMULACRO);
    device.fare('deaf');
    answerMuch(session);
    const unsent = { answers: runningView(session).form.items.length, changes: MANY };
    await vi.waitFor(() => expect(runningView(session).saving).toEqual({ state: 'offline', unsent }), SETTLED);
    device.fare('well');
    await isSaved(device, session);
    const sent = device.requests.filter(({ path }) => path === eventsPath(id)).map(({ body }) => body as EventsBody);
    expect(Math.max(...sent.map(({ events }) => events.length))).toBeLessThanOrEqual(EVENTS_A_REQUEST_MAX);
    expect(await standing(id)).toEqual(runningView(session).responses);
    expect(new Set((await standing(id)).map(({ option }) => option))).not.toContain(null);
  });

  it('goes before an answer that is checked', async () => {
    const { device, session } = await begun({ ...PRACTICE_AT_ONCE, contents: ['m1'], items: 40 });
    device.fare('deaf');
    answerMuch(session);
    await expect(session.check(3)).rejects.toThrow();
    device.fare('well');
    await session.check(3);
    const { checks, responses } = runningView(session);
    expect(checks[3]?.review.chosen).toBe(responses[3]?.option);
    expect(Object.keys(checks)).toEqual(['3']);
  });

  it('counts where it is handed in before the time is up', async () => {
    const { id, device, session } = await begun(SIMULACRO);
    device.fare('deaf');
    answerMuch(session);
    session.handIn('student');
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('offline'), SETTLED);
    device.fare('well');
    const { items } = runningView(session).form;
    await until(device, () =>
      expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 55, byClock: false }),
    );
    const result: AttemptResult = await student.get(resultPath(id));
    expect(result.items.map(({ chosen }) => chosen)).toEqual(items.map(({ options }) => options[1]?.id));
  });

  it.each(['the page stays open', 'the browser is opened the day after'])(
    'is kept apart where the time ran out, and the page says so: %s',
    async (how) => {
      const { id, device, session } = await begun(SIMULACRO);
      session.record(answerOf(session, 0, 1));
      await isSaved(device, session);
      device.fare('deaf');
      answerMuch(session);
      await vi.waitFor(() => expect(runningView(session).saving.unsent.changes).toBe(MANY), SETTLED);
      await passMinutes(id, MINUTES + 5);
      let again = session;
      if (how !== 'the page stays open') {
        device.kill();
        device.fare('well');
        again = await device.open(student.uid, id);
      } else {
        session.handIn('clock');
        device.fare('well');
      }
      // The result tells of them.
      const isOver = { phase: 'over', answered: 1, byClock: true, lost: 0 };
      await until(device, () => expect(again.view$.get()).toMatchObject(isOver));
      const { late }: AttemptResult = await student.get(resultPath(id));
      expect(late).toMatchObject({ answered: 54 });
      expect(await (await device.storage()).events(id)).toEqual([]);
    },
  );

  it('keeps nothing back with an event that the service does not take', async () => {
    const { id, device, session } = await begun(PRACTICE);
    device.fare('deaf');
    session.record(answerOf(session, 0, 1));
    session.record({ kind: 'visit', slot: 0, activeMs: ACTIVE_MS_MAX + 1 });
    session.record(answerOf(session, 1, 2));
    device.fare('well');
    await isSaved(device, session);
    expect((await standing(id)).map(({ option }) => option)).toEqual(
      runningView(session).responses.map(({ option }) => option),
    );
    expect((await standing(id)).filter(({ option }) => option !== null)).toHaveLength(2);
    expect(await (await device.storage()).events(id)).toEqual([]);
  });
});

it('a slow answer to what stood before undoes nothing that was sent meanwhile', async () => {
  let delay = 0;
  const slow = newDevice((path) => new Promise((resolve) => setTimeout(resolve, path.endsWith('/start') ? delay : 0)));
  const { id, device, session } = await begun(PRACTICE, slow);
  device.fare('deaf');
  session.record(answerOf(session, 0, 1));
  const unsent = { answers: 1, changes: 1 };
  await vi.waitFor(() => expect(runningView(session).saving).toEqual({ state: 'offline', unsent }), SETTLED);
  device.kill();
  device.fare('well');
  delay = 1_000;
  const again = await device.open(student.uid, id);
  await vi.waitFor(async () => expect((await standing(id))[0]?.option).not.toBeNull(), SETTLED);
  await isSaved(device, again);
  again.record(answerOf(again, 1, 2));
  const { responses } = runningView(again);
  expect(responses[0]?.option).toBe(answerOf(again, 0, 1).option);
  await isSaved(device, again);
  // Whatever was still on its way has come.
  await new Promise((resolve) => setTimeout(resolve, 2 * delay));
  expect(runningView(again).responses).toEqual(responses);
  expect(await standing(id)).toEqual(responses);
});

it('a check whose answer was lost leaves its number to nobody', async () => {
  const { id, device, session } = await begun(PRACTICE_AT_ONCE);
  session.record(answerOf(session, 0, 1));
  await isSaved(device, session);
  device.fare('mute');
  await expect(session.check(0)).rejects.toThrow();
  device.kill();
  device.fare('deaf');
  const again = await device.open(student.uid, id);
  await vi.waitFor(() => expect(runningView(again).holder).toBe('this'), SETTLED);
  again.record(answerOf(again, 1, 2));
  const { responses } = runningView(again);
  device.fare('well');
  await isSaved(device, again);
  expect(await standing(id)).toEqual(responses);
  expect(runningView(again).checks[0]?.review.chosen).toBe(responses[0]?.option);
});

describe('another device', () => {
  it('that has taken over leaves what the first could not send for when it is taken back', async () => {
    const { id, device: first, session } = await begun(SIMULACRO);
    session.record(answerOf(session, 0, 1));
    await isSaved(first, session);
    first.fare('deaf');
    session.record(answerOf(session, 1, 1));
    session.record(answerOf(session, 2, 1));
    await vi.waitFor(() => expect(runningView(session).saving.unsent.answers).toBe(2), SETTLED);

    const second = newDevice();
    const there = await second.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(there).holder).toBe('other-device'), SETTLED);
    there.takeOver();
    await isSaved(second, there);
    const answered = answerOf(there, 2, 3);
    there.record(answered);
    await isSaved(second, there);

    first.kill();
    first.fare('well');
    const back = await first.open(student.uid, id);
    // One of the two was answered again meanwhile.
    const isLeft = { holder: 'other-device', saving: { state: 'left', unsent: { answers: 1, changes: 1 } } };
    await vi.waitFor(() => expect(runningView(back)).toMatchObject(isLeft), SETTLED);
    // Again, as somebody does who does not see what to do.
    first.kill();
    const again = await first.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(again).holder).toBe('other-device'), SETTLED);
    again.takeOver();
    await isSaved(first, again);
    const options = (await standing(id)).slice(0, 3).map(({ option }) => option);
    expect(options).toEqual([answerOf(again, 0, 1).option, answerOf(again, 1, 1).option, answered.option]);
  });

  /** Takes it over on another phone, where nothing but `act` is done, and brings it back. */
  async function throughAnother(
    { id, device, session }: Awaited<ReturnType<typeof begun>>,
    act: (there: AttemptSession) => void = () => undefined,
  ): Promise<AttemptSession> {
    const second = newDevice();
    const there = await second.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(there).holder).toBe('other-device'), SETTLED);
    there.takeOver();
    await isSaved(second, there);
    act(there);
    await isSaved(second, there);
    device.fare('well');
    await until(device, () => expect(runningView(session).holder).toBe('other-device'));
    session.takeOver();
    await isSaved(device, session);
    return there;
  }

  it('that did nothing takes no correction, no clearing, no answer and no mark from the first', async () => {
    const opened = await begun(SIMULACRO);
    const { id, device, session } = opened;
    session.record(answerOf(session, 0, 1));
    session.record(answerOf(session, 1, 1));
    await isSaved(device, session);
    device.fare('deaf');
    session.record(answerOf(session, 0, 2));
    session.record({ kind: 'clear', slot: 1 });
    session.record(answerOf(session, 2, 3));
    session.record({ kind: 'flag', slot: 0, flagged: true });
    await vi.waitFor(() => expect(runningView(session).saving.unsent.changes).toBe(4), SETTLED);
    await throughAnother(opened);
    const kept = await standing(id);
    expect(kept.slice(0, 3).map(({ option }) => option)).toEqual([
      answerOf(session, 0, 2).option,
      null,
      answerOf(session, 2, 3).option,
    ]);
    expect(kept[0]?.flagged).toBe(true);
    expect(runningView(session)).toMatchObject({ responses: kept, replaced: [] });
    expect(await (await device.storage()).events(id)).toEqual([]);
  });

  it('that did something later is what counts, question by question, and the first says where', async () => {
    const opened = await begun(SIMULACRO);
    const { id, device, session } = opened;
    session.record(answerOf(session, 0, 1));
    session.record(answerOf(session, 1, 1));
    await isSaved(device, session);
    device.fare('deaf');
    session.record(answerOf(session, 0, 2));
    session.record({ kind: 'flag', slot: 0, flagged: true });
    session.record(answerOf(session, 1, 2));
    await vi.waitFor(() => expect(runningView(session).saving.unsent.changes).toBe(3), SETTLED);
    await throughAnother(opened, (there) => there.record(answerOf(there, 0, 3)));
    const kept = await standing(id);
    expect(kept.slice(0, 2)).toMatchObject([
      { option: answerOf(session, 0, 3).option, flagged: true },
      { option: answerOf(session, 1, 2).option },
    ]);
    expect(runningView(session)).toMatchObject({ responses: kept, replaced: [0] });
  });

  it('that did something earlier than what was done here without a connection does not undo it', async () => {
    const { id, device, session } = await begun(SIMULACRO);
    device.fare('deaf');
    const second = newDevice();
    const there = await second.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(there).holder).toBe('other-device'), SETTLED);
    there.takeOver();
    await isSaved(second, there);
    there.record(answerOf(there, 0, 3));
    await isSaved(second, there);
    await new Promise((resolve) => setTimeout(resolve, 20));
    session.record(answerOf(session, 0, 2));
    device.fare('well');
    await until(device, () => expect(runningView(session).holder).toBe('other-device'));
    session.takeOver();
    await isSaved(device, session);
    expect((await standing(id))[0]?.option).toBe(answerOf(session, 0, 2).option);
  });

  it.each([
    ['what was answered here and did not get through', 'deaf', 2],
    ['nothing, where what was answered here got through unheard', 'mute', 0],
  ] as const)('that hands it in leaves the first to tell that it does not count: %s', async (_, network, lost) => {
    const { id, device: first, session } = await begun(SIMULACRO);
    session.record(answerOf(session, 0, 1));
    await isSaved(first, session);
    first.fare(network);
    session.record(answerOf(session, 1, 1));
    session.record(answerOf(session, 2, 1));
    await vi.waitFor(
      () => expect(runningView(session).saving).toMatchObject({ state: 'offline', unsent: { answers: 2 } }),
      SETTLED,
    );
    const answered = async () => (await standing(id)).filter(({ option }) => option !== null).length;
    await vi.waitFor(async () => expect(await answered()).toBe(3 - lost), SETTLED);
    const second = newDevice();
    const there = await second.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(there).holder).toBe('other-device'), SETTLED);
    there.takeOver();
    await isSaved(second, there);
    there.handIn('student');
    await until(second, () => expect(there.view$.get()).toMatchObject({ phase: 'over', lost: 0 }));
    first.fare('well');
    await until(first, () => expect(session.view$.get()).toMatchObject({ phase: 'over', byClock: false, lost }));
  });

  it('goes on with what was handed in without a connection', async () => {
    const { id, device, session } = await begun(SIMULACRO);
    device.fare('deaf');
    session.handIn('student');
    await service.ask(student.uid, 'POST', leasePath(id), { device: crypto.randomUUID() });
    device.fare('well');
    await until(device, () => expect(runningView(session)).toMatchObject({ holder: 'other-device', handingIn: null }));
    device.kill();
    const again = await device.open(student.uid, id);
    await vi.waitFor(
      () => expect(runningView(again)).toMatchObject({ holder: 'other-device', handingIn: null }),
      SETTLED,
    );
  });

  it('sees the result when the first is done', async () => {
    const { id, device, session } = await begun(SIMULACRO);
    const second = newDevice();
    const there = await second.open(student.uid, id);
    await vi.waitFor(() => expect(runningView(there).holder).toBe('other-device'), SETTLED);
    session.record(answerOf(session, 4, 0));
    session.handIn('student');
    await until(device, () => expect(session.view$.get()).toMatchObject({ phase: 'over', byClock: false }));
    await until(second, () => expect(there.view$.get()).toMatchObject({ phase: 'over', answered: 1, byClock: false }));
  });
});

it('a tab that takes over from another ends nothing by the clock of the device', async () => {
  const { id, device, session } = await begun(SIMULACRO);
  const second = await device.open(student.uid, id);
  await until(device, () =>
    expect(runningView(second)).toMatchObject({ holder: 'other-tab', remaining: { isConfirmed: true } }),
  );
  session.record(answerOf(session, 0, 1));
  await isSaved(device, session);
  device.fare('deaf');
  // An answer that came later would be stored by the clock that is set.
  await device.quiet();
  device.setClock(24 * 3_600_000);
  second.takeOver();
  await vi.waitFor(() => expect(runningView(second).holder).toBe('this'), SETTLED);
  expect(runningView(second).remaining).toMatchObject({ ms: 0, isConfirmed: false });
  device.fare('well');
  await isSaved(device, second);
  expect(runningView(second).remaining?.ms).toBeGreaterThan((MINUTES - 5) * 60_000);
});

it('how long a question took is told also where it was checked, and as the attempt is handed in', async () => {
  const { id, device, session } = await begun(PRACTICE_AT_ONCE);
  session.record(answerOf(session, 0, 1));
  await session.check(0);
  session.record({ kind: 'visit', slot: 0, activeMs: 4_000 });
  session.handIn('student');
  session.record({ kind: 'visit', slot: 1, activeMs: 7_000 });
  await until(device, () => expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 1 }));
  const { items }: AttemptResult = await student.get(resultPath(id));
  expect(items.slice(0, 3).map(({ activeMs }) => activeMs)).toEqual([4_000, 7_000, 0]);
});

it('an attempt that is deleted elsewhere is asked for no more, and what could not be sent is told', async () => {
  const { id, device, session } = await begun(PRACTICE);
  expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
  session.record(answerOf(session, 0, 1));
  const gone = { phase: 'unavailable', reason: 'missing', unsent: { answers: 1, changes: 1 } };
  await vi.waitFor(() => expect(session.view$.get()).toEqual(gone), SETTLED);
  const asked = device.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(device.requests).toHaveLength(asked);
  expect(await (await device.storage()).events(id)).toHaveLength(1);
});

it('another simulacro is named where one runs, and begins once that one is handed in', async () => {
  const { id, device, session } = await begun(SIMULACRO);
  const second = await device.open(student.uid, (await student.create({ mode: 'simulacro', test: 'm1' })).id);
  await until(device, () => expect(second.view$.get()).toEqual({ phase: 'busy', other: id }));
  session.handIn('student');
  await until(device, () => expect(runningView(second).form.items).toHaveLength(65));
});

describe('an attempt that holds as many events as it may', () => {
  /** Answered once, and then as often as it may. */
  async function nearlyFull(request: AttemptRequest) {
    const { id, device, session } = await begun(request);
    session.record(answerOf(session, 0, 1));
    await isSaved(device, session);
    const most = eventsMax(runningView(session).form.items.length);
    await student.send(id, [{ kind: 'flag', slot: 5, flagged: true, seq: most }]);
    session.close();
    const again = await device.open(student.uid, id);
    await isSaved(device, again);
    return { id, device, session: again };
  }

  it('shows what was kept, takes nothing more, and is handed in', async () => {
    const { id, device, session } = await nearlyFull(PRACTICE);
    const kept = await standing(id);
    for (const slot of [0, 1]) session.record(answerOf(session, slot, 2));
    const full = { isFull: true, responses: kept, saving: { state: 'saved', unsent: { changes: 0 } } };
    await until(device, () => expect(runningView(session)).toMatchObject(full));
    session.record(answerOf(session, 2, 2));
    expect(runningView(session)).toMatchObject(full);
    expect(await (await device.storage()).events(id)).toEqual([]);
    session.handIn('student');
    await until(device, () => expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 1 }));
  });

  it('is handed in with what was kept also where something was on its way', async () => {
    const { device, session } = await nearlyFull(PRACTICE);
    session.record(answerOf(session, 1, 2));
    session.handIn('student');
    await until(device, () => expect(session.view$.get()).toMatchObject({ phase: 'over', answered: 1 }));
  });

  it('checks nothing more', async () => {
    const { id, device, session } = await nearlyFull(PRACTICE_AT_ONCE);
    await session.check(0);
    await until(device, () => expect(runningView(session)).toMatchObject({ isFull: true, checks: {} }));
    expect((await standing(id))[0]?.option).toBe(runningView(session).responses[0]?.option);
  });
});

describe('while a simulacro runs that asks the same', () => {
  const HCS = { ...PRACTICE_AT_ONCE, test: 'hcs', contents: ['hcs'], items: 40 } as const;

  it('a check that has to wait takes nothing from the tab', async () => {
    const { id } = await student.create(HCS);
    const simulacro = await student.begin({ mode: 'simulacro', test: 'hcs' });
    const device = newDevice();
    const session = await device.open(student.uid, id);
    await isSaved(device, session);
    const refused: number[] = [];
    for (const slot of runningView(session).form.items.keys()) {
      session.record(answerOf(session, slot, 1));
      await session.check(slot).catch((error) => refused.push(error.status));
      if (refused.length > 0) break;
    }
    expect(refused).toEqual([409]);
    await isSaved(device, session);
    expect(runningView(session)).toMatchObject({ holder: 'this', saving: { unsent: { answers: 0 } } });
    await student.submit(simulacro.attempt.id);
  });

  it('one that was handed in elsewhere ends here, though its result has to wait', async () => {
    const { id } = await student.create(HCS);
    await student.begin({ mode: 'simulacro', test: 'hcs' });
    const device = newDevice();
    const session = await device.open(student.uid, id);
    await isSaved(device, session);
    session.record(answerOf(session, 0, 1));
    await isSaved(device, session);
    await student.submit(id);
    await until(device, () =>
      expect(session.view$.get()).toEqual({ phase: 'over', id, answered: 1, byClock: false, lost: 0 }),
    );
  });
});

it('what is refused because its number is of something else is sent again under another', async () => {
  let isRefused = false;
  const device = createFakeDevice(async ({ uid, method, path, body }) => {
    if (isRefused && path.endsWith('/events')) {
      isRefused = false;
      // A tab that died unheard had the numbers.
      const { epoch, events } = body as EventsBody;
      const others = events.map(({ seq }) => ({ kind: 'flag', slot: 7, flagged: false, seq }));
      await service.ask(uid, 'POST', path, { epoch, events: others });
      return { status: 409, body: { title: 'Conflict', status: 409 } };
    }
    const answer = await service.ask(uid, method === 'POST' ? 'POST' : 'GET', path, body);
    return { status: answer.statusCode, body: answer.json() };
  });
  devices.push(device);
  const { id, session } = await begun(PRACTICE, device);
  isRefused = true;
  session.record(answerOf(session, 0, 1));
  session.record(answerOf(session, 1, 2));
  const { responses } = runningView(session);
  await vi.waitFor(() => expect(isRefused).toBe(false), SETTLED);
  await isSaved(device, session);
  expect(await standing(id)).toEqual(responses);
  expect(await (await device.storage()).events(id)).toEqual([]);
});

describe('two students with one phone', () => {
  it('neither see nor send what the other answered; it waits for who did', async () => {
    const [first, second] = [student, another()];
    const { id, device, session } = await begun(SIMULACRO);
    device.fare('deaf');
    session.record(answerOf(session, 0, 1));
    session.record(answerOf(session, 1, 2));
    await vi.waitFor(() => expect(runningView(session).saving.unsent.answers).toBe(2), SETTLED);
    const told = runningView(session).responses;
    device.kill();
    device.fare('well');
    const before = device.requests.length;

    const storage = await device.storage();
    await storage.forgetOthers(second.uid);
    await device.sendStored(second.uid);
    expect(device.requests.slice(before)).toEqual([]);
    const other = await device.open(second.uid, id);
    await vi.waitFor(
      () => expect(other.view$.get()).toMatchObject({ phase: 'unavailable', reason: 'missing' }),
      SETTLED,
    );
    device.kill();
    expect(await storage.read(id)).toBeUndefined();
    expect(device.requests.slice(before).filter(({ path }) => path === eventsPath(id))).toEqual([]);
    expect((await service.ask(second.uid, 'GET', ATTEMPTS_PATH)).json().attempts).toEqual([]);
    expect((await standing(id)).filter(({ option }) => option !== null)).toEqual([]);

    await storage.forgetOthers(first.uid);
    expect(await device.sendStored(first.uid)).toMatchObject({ attempts: 1, lost: 0 });
    expect(await standing(id)).toEqual(told);
    expect(await storage.events(id)).toEqual([]);
  });

  it('what was handed in without a connection is handed in when its student is back', async () => {
    const { id, device, session } = await begun(PRACTICE);
    device.fare('deaf');
    session.record(answerOf(session, 0, 1));
    session.handIn('student');
    await vi.waitFor(() => expect(runningView(session).saving.state).toBe('offline'), SETTLED);
    device.kill();
    expect(await device.sendStored(student.uid)).toMatchObject({ attempts: 0, lost: 0 });
    device.fare('well');
    expect(await device.sendStored(student.uid)).toMatchObject({ attempts: 1, lost: 0 });
    expect((await student.get(ATTEMPTS_PATH)).attempts).toMatchObject([{ id, state: 'graded', answered: 1 }]);
    expect(await (await device.storage()).waiting(student.uid)).toEqual([]);
  });
});

describe('what waits on a phone', () => {
  /** Answered and handed in without a connection, and the page is left. */
  async function leftBehind(request: AttemptRequest = PRACTICE) {
    const opened = await begun(request);
    opened.device.fare('deaf');
    opened.session.record(answerOf(opened.session, 0, 1));
    opened.session.handIn('student');
    await vi.waitFor(() => expect(runningView(opened.session).saving.state).toBe('offline'), SETTLED);
    await vi.waitFor(async () => expect((await (await opened.device.storage()).read(opened.id))?.handedIn).toBe(true));
    opened.device.kill();
    return opened;
  }

  it('is handed in though another student has used the phone, by its own student alone', async () => {
    const [first, second] = [student, another()];
    const { id, device } = await leftBehind();
    let uid = second.uid;
    const theirs = await device.open(second.uid, (await second.create(PRACTICE)).id);
    await (await device.storage()).forgetOthers(second.uid);
    const sender = device.backgroundSender(() => uid);
    device.fare('well');
    await isSaved(device, theirs);
    const before = device.requests.length;
    sender.send();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(device.requests.slice(before).filter(({ path }) => path.includes(id))).toEqual([]);
    // Nothing of it can be read by who is at the phone now.
    const kept = JSON.stringify(await (await device.storage()).read(id));
    expect(kept).not.toContain('stem');
    device.kill();
    uid = first.uid;
    sender.send();
    await vi.waitFor(
      async () => expect((await first.get(ATTEMPTS_PATH)).attempts).toMatchObject([{ state: 'graded', answered: 1 }]),
      SETTLED,
    );
    // What the service has is forgotten here once its answer has come.
    const storage = await device.storage();
    await vi.waitFor(async () => expect(await storage.waiting(first.uid)).toEqual([]), SETTLED);
  });

  it('is sent when the connection is back, at whatever page, and told of', async () => {
    const { device } = await leftBehind();
    const sender = device.backgroundSender(() => student.uid);
    const told: number[] = [];
    sender.onSent(({ attempts }) => told.push(attempts));
    sender.send();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told).toEqual([]);
    device.fare('well');
    device.wake();
    await vi.waitFor(() => expect(told).toEqual([1]), SETTLED);
    expect((await student.get(ATTEMPTS_PATH)).attempts).toMatchObject([{ state: 'graded', answered: 1 }]);
  });

  it('is told as it is, with answers and that it was handed in', async () => {
    const { id, device } = await leftBehind();
    expect(await (await device.storage()).waiting(student.uid)).toEqual([
      { id, unsent: { answers: 1, changes: 1 }, handedIn: true, isElsewhere: false },
    ]);
    expect(await (await device.storage()).waiting('otra')).toEqual([]);
  });

  it('is left to the page that shows it', async () => {
    const { id, device } = await leftBehind();
    const sender = device.backgroundSender(() => student.uid);
    await sender.leave(id);
    device.fare('well');
    const before = device.requests.length;
    sender.send();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(device.requests.slice(before)).toEqual([]);
    sender.takeBack(id);
    await vi.waitFor(
      async () => expect((await student.get(ATTEMPTS_PATH)).attempts).toMatchObject([{ state: 'graded' }]),
      SETTLED,
    );
  });
});

const slot = fc.nat(PRACTICE.items - 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), slot, place: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flag' as const), slot, flagged: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('strike' as const), slot, places: fc.uniqueArray(fc.nat(3)) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('check' as const), slot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fare' as const),
      how: fc.constantFrom<Network>('well', 'deaf', 'mute'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wake' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('die' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 400 }) }) },
);

it('whatever the network does and however often the browser dies, the service ends with what was done last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      student = another();
      const { id, device, session: begunHere } = await begun(PRACTICE_AT_ONCE);
      let session = begunHere;
      let expected = runningView(session).responses;
      /** Questions of which somebody asked what is right: where the answer was lost, the page can't know that it is final. */
      const asked = new Set<number>();
      const record = (event: Parameters<AttemptSession['record']>[0]) => {
        if (runningView(session).checks[event.slot]) return;
        session.record(event);
        expected = withEvent(expected, { ...event, seq: 1 } as Parameters<typeof withEvent>[1]);
      };
      for (const one of steps) {
        const options = 'slot' in one ? (runningView(session).form.items[one.slot]?.options ?? []) : [];
        if (one.do === 'answer') record(answerOf(session, one.slot, one.place));
        if (one.do === 'clear') record({ kind: 'clear', slot: one.slot });
        if (one.do === 'flag') record({ kind: 'flag', slot: one.slot, flagged: one.flagged });
        if (one.do === 'strike') {
          const struck = one.places.flatMap((place) => options[place]?.id ?? []);
          record({ kind: 'eliminate', slot: one.slot, options: struck });
        }
        if (one.do === 'check') {
          asked.add(one.slot);
          await session.check(one.slot).catch(() => undefined);
        }
        if (one.do === 'fare') device.fare(one.how);
        if (one.do === 'wake') device.wake();
        if (one.do === 'wait') await new Promise((resolve) => setTimeout(resolve, one.ms));
        if (one.do === 'die') {
          device.kill();
          session = await device.open(student.uid, id);
          await vi.waitFor(() => expect(runningView(session).holder).toBe('this'), SETTLED);
        }
      }
      device.fare('well');
      await isSaved(device, session);
      const ofOthers = (responses: readonly PublicResponse[]) => responses.filter((_, index) => !asked.has(index));
      const kept = await standing(id);
      expect(ofOthers(kept)).toEqual(ofOthers(expected));
      expect(ofOthers(runningView(session).responses)).toEqual(ofOthers(expected));
      device.kill();
    }),
    { numRuns: process.env['SOAK'] ? 100 : 6 },
  );
});
