import { fork } from 'node:child_process';
import { once } from 'node:events';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { freePort } from '@travesia/kit-service';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MODEL_AGREEMENT_PATH, OWN_DATA_PATH } from '../../api/paths.ts';
import { OPEN_TURN_MS } from '../limits.ts';
import { slice } from '../slice.ts';
import { createTestApp, NOON } from '../testing/aprende-app.ts';
import type { EventStream } from '../testing/event-stream.ts';
import { createTutorAreas } from '../testing/tutor-areas.ts';
import { createTutorStudent, type TutorStudent } from '../testing/tutor-student.ts';

const ATTEMPT = '0199c0de-0000-7000-8000-0000000000aa';
const QUESTION = { kind: 'question', attempt: ATTEMPT, slot: 0 } as const;
const HINT = { kind: 'hint' } as const;
const TABS = 10;
const RECOVERY_DEADLINE_MS = 30_000;

const areas = createTutorAreas();
let now = NOON;
let postgres: PostgresServer;
let database: Database;
const processes: { readonly base: string; close(): Promise<void> }[] = [];
const streams: EventStream[] = [];
let uid = '';
let students = 0;
/** One student's browser, at each of the processes. */
let at: TutorStudent[];

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  // The second plans each statement for whatever values may come, as servers do that have seen one a few times.
  const planned = new URL(postgres.url);
  planned.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  for (const url of [postgres.url, planned.href]) {
    const own = openDatabase({ engine: 'postgresql', url });
    const { app, close } = createTestApp(own, { call: areas.call, now: () => now });
    processes.push({ base: await app.listen({ host: '127.0.0.1', port: 0 }), close });
  }
});

beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
  now = NOON;
  areas.attempts.set(ATTEMPT, { uid, chosen: undefined });
  at = processes.map(({ base }) => createTutorStudent(() => base, uid));
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

afterAll(async () => {
  await Promise.all([...processes.map(({ close }) => close()), areas.close()]);
  await database.close();
  await postgres.close();
});

const of = (tab: number): TutorStudent => at[tab % at.length] as TutorStudent;

async function follow(student: TutorStudent, id: string, after: number): Promise<EventStream> {
  const stream = await student.follow(id, after);
  streams.push(stream);
  return stream;
}

const tabs = Array.from({ length: TABS }, (_, tab) => tab);

async function openTurns(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from aprende.tutor_turn where user_id = ${uid} and state = 'open'`.execute(
    database.kysely,
  );
  return rows[0]?.open ?? -1;
}

async function settled(id: string) {
  for (;;) {
    const kept = await of(0).read(id);
    if (kept.turns.every(({ state }) => state !== 'open')) return kept;
  }
}

it('of turns that many tabs bring at once to two processes one is answered at a time, and none is half kept', async () => {
  const [one, other] = [await of(0).begin(), await of(1).begin()];
  const answers = await Promise.all(
    tabs.map((tab) => of(tab).post(tab % 3 === 0 ? one.id : other.id, { kind: 'words', text: `turno ${tab}` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
  expect(statuses).toContain(202);
  for (const { status, body } of answers) if (status === 409) expect(body.reason).toBe('busy');
  const kept = [await settled(one.id), await settled(other.id)];
  const said = kept.flatMap(({ turns }) => turns.filter(({ by }) => by === 'student'));
  expect(said).toHaveLength(statuses.filter((status) => status === 202).length);
  for (const { turns } of kept) expect(turns.map(({ seq }) => seq)).toEqual(turns.map((_, index) => index + 1));
  expect(await openTurns()).toBe(0);
});

it('a turn that comes many times to two processes is one turn, and its rung is told once', async () => {
  const { id } = await of(0).begin(QUESTION);
  now += 8_000;
  const turn = uuidV7();
  const answers = await Promise.all(tabs.map((tab) => of(tab).post(id, HINT, turn)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  const { turns, state } = await settled(id);
  expect(turns.map(({ by }) => by)).toEqual(['tutor', 'student', 'tutor']);
  expect(state.rung).toBe(1);
});

it('tabs at two processes hear the same, in the same order, once each', async () => {
  const { id, changes } = await of(0).begin(QUESTION);
  const heard = await Promise.all([0, 1].map((tab) => follow(of(tab), id, changes)));
  for (let turn = 0; turn < 3; turn += 1) {
    now += 8_000;
    await of(turn).say(heard[turn % 2] as EventStream, id, HINT);
  }
  const { changes: last, turns } = await settled(id);
  await Promise.all(heard.map((stream) => stream.until((events) => events.find((event) => event.id === last))));
  for (const { events } of heard) {
    const ids = events.map((event) => event.id ?? -1);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    const told = new Map<string, unknown>();
    for (const { event } of events) if (event.type === 'turn') told.set(event.turn.id, event.turn);
    expect([...told.values()]).toEqual(turns.slice(1));
  }
});

it('a process that is killed while it answers leaves the written rung to whoever looks after its time', async () => {
  const port = await freePort();
  const child = fork(
    new URL('../testing/tutor-process.ts', import.meta.url),
    [postgres.url, String(port), uid, ATTEMPT],
    { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  const there = createTutorStudent(() => `http://127.0.0.1:${port}`, uid);
  await there.ask('PUT', MODEL_AGREEMENT_PATH, { agreed: true });
  const { id, changes } = await there.begin(QUESTION);
  const [own, elsewhere] = [await follow(there, id, changes), await follow(of(0), id, changes)];
  // The child's clock stands: a step makes the try that time would be.
  await there.say(own, id, { kind: 'step', step: 0, entered: '7' });
  await there.post(id, HINT);
  // Sentences come to the other process too, as turns.
  await elsewhere.until((events) =>
    events.find(({ event }) => event.type === 'turn' && event.turn.parts?.some((part) => part.kind === 'text')),
  );
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await Promise.all([ended, own.ended]);
  expect((await of(1).post(id, HINT)).status).toBe(409);
  now += OPEN_TURN_MS + 1;
  const stopped = await elsewhere.until((events) =>
    events.find(({ event }) => event.type === 'turn' && event.turn.state === 'stopped'),
  );
  expect(stopped.event).toMatchObject({ turn: { voice: 'written', parts: [{ kind: 'hint', hint: { rung: 1 } }] } });
  const whole = await of(1).read(id);
  expect(whole.turns.at(-1)).toMatchObject({ state: 'stopped', voice: 'written' });
  expect((await of(1).post(id, HINT)).status).toBe(202);
  await settled(id);
});

it('a turn whose end the database does not take at once is ended when it is back', async () => {
  const { id } = await of(0).begin(QUESTION);
  now += 8_000;
  const { promise, resolve } = Promise.withResolvers<void>();
  areas.held = promise;
  expect((await of(0).post(id, HINT)).status).toBe(202);
  await postgres.stop();
  areas.held = null;
  resolve();
  await postgres.start();
  await vi.waitFor(
    async () =>
      expect((await of(1).read(id)).turns?.at(-1)).toMatchObject({ state: 'done', parts: [{ kind: 'hint' }] }),
    { timeout: RECOVERY_DEADLINE_MS },
  );
});

it('what is said while everything is deleted goes with it', async () => {
  const { id } = await of(0).begin(QUESTION);
  const stream = await follow(of(1), id, 0);
  now += 8_000;
  await Promise.all([
    of(0).post(id, HINT),
    of(1).ask('DELETE', OWN_DATA_PATH),
    of(0)
      .begin()
      .catch(() => undefined),
  ]);
  await stream.ended;
  const { body } = await of(0).ask('GET', OWN_DATA_PATH);
  expect(Object.values(body).flat()).toEqual([]);
});
