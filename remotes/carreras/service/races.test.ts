import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Races, startRaces } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OWN_DATA_PATH, PREFERENCE_OPERATIONS_PATH, PREFERENCES_PATH, SCORES_PATH, scoresPath } from '../api/paths.ts';
import { PREFERENCES_MAX } from '../preferences/operation.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN, program } from './testing/carreras-app.ts';

const PROCESS = new URL('./testing/carreras-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 30_000;

let races: Races<ReturnType<typeof createTestApp>>;
let uid = '';
let students = 0;

beforeAll(async () => {
  races = await startRaces({ slice, open: createTestApp, process: PROCESS, origin: ORIGIN });
});
beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(() => races.closeServices());
afterAll(() => races.close());

const start = () => races.startPair(uid, PREFERENCES_PATH);

const add = (index: number) => ({ id: uuidV7(), kind: 'add' as const, program: program(index) });

it('two devices that add at once lose nothing, and both see one list', async () => {
  const { ask } = await start();
  const operations = Array.from({ length: PREFERENCES_MAX }, (_, index) => add(index));
  const answers = await Promise.all(
    operations.map((operation, index) => ask(index, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [operation] })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(operations.map(() => 200));
  const lists = await Promise.all([0, 1].map(async (device) => (await ask(device, 'GET', PREFERENCES_PATH)).json()));
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[0].revision).toBe(PREFERENCES_MAX);
  expect([...lists[0].programs].sort()).toEqual(operations.map((operation) => operation.program).sort());
});

it('of many that race for the last place one gets it', async () => {
  const { ask } = await start();
  await ask(0, 'POST', PREFERENCE_OPERATIONS_PATH, {
    operations: Array.from({ length: PREFERENCES_MAX - 1 }, (_, index) => add(index)),
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask(index, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(index + 100)] }),
    ),
  );
  const outcomes = answers.map((answer) => answer.json().outcomes[0].outcome);
  expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(11);
});

it('one operation that arrives many times at once is done once', async () => {
  const { ask } = await start();
  const operations = [add(1), add(2), { id: uuidV7(), kind: 'move', program: program(2), after: [] }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => ask(index, 'POST', PREFERENCE_OPERATIONS_PATH, { operations })),
  );
  const [first] = answers.map((answer) => answer.json());
  expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => first));
  expect(first).toMatchObject({ revision: 1, programs: [program(2), program(1)] });
  expect((await ask(0, 'GET', OWN_DATA_PATH)).json().preference_operation).toHaveLength(3);
});

it('scores that two devices change at once are all kept', async () => {
  const { ask } = await start();
  const changes = [
    { m1: 600, cl: 500 },
    { nem: 700, ranking: 800 },
    { cl: 510, m1: 610 },
    { hcs: 650, m2: 550 },
  ];
  const answers = await Promise.all(changes.map((scores, index) => ask(index, 'PUT', scoresPath('own'), { scores })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
  const { scores } = (await ask(0, 'GET', SCORES_PATH)).json();
  expect(scores.map(({ factor }: { factor: string }) => factor)).toEqual(['cl', 'hcs', 'm1', 'm2', 'nem', 'ranking']);
});

it('what is saved while everything is deleted goes with it, and whoever signed in before saves nothing more', async () => {
  const { ask } = await start();
  await ask(0, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(1)] });
  const rounds = Array.from({ length: 10 }, (_, round) => round);
  for (const round of rounds) {
    const operations = [add(round), add(round + 100)];
    const answers = await Promise.all([
      ask(0, 'POST', PREFERENCE_OPERATIONS_PATH, { operations }),
      ...(round < 4 ? [ask(1, 'DELETE', OWN_DATA_PATH)] : []),
      ask(1, 'POST', PREFERENCE_OPERATIONS_PATH, { operations }),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 204, 401].includes(statusCode))).toEqual([]);
    if (round > 0) expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  }
  const kept = (await ask(0, 'GET', OWN_DATA_PATH)).json();
  expect(kept).toMatchObject({ preference_list: [], preference_operation: [] });
});

it.each([
  ['the service', 'SIGKILL'],
  ['the service', 'SIGTERM'],
  ['the database', 'SIGKILL'],
] as const)('%s may end by %s under load: nothing that was answered is lost', async (what, signal) => {
  const idsOf = new Map<string, string[]>();
  const written = await races.endUnderLoad(what, signal, uid, (index, name) => {
    const id = uuidV7();
    idsOf.set(name, [...(idsOf.get(name) ?? []), id]);
    // The list stays short, so that every one of them is done.
    const kind = index % 2 === 0 ? 'add' : 'remove';
    const operations = [{ id, kind, program: program(Math.floor(index / 2)) }];
    return { method: 'POST', path: PREFERENCE_OPERATIONS_PATH, body: { operations } };
  });
  const service = races.open();
  for (const { uid: name, answered } of written) {
    const { preference_operation: kept, preference_list: lists } = (
      await service.ask(name, 'GET', OWN_DATA_PATH)
    ).json();
    const ids = kept.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining((idsOf.get(name) ?? []).slice(0, answered)));
    // Each was done once: adding and taking away in turns changes the list every time.
    expect(lists[0].revision).toBe(ids.length);
  }
});

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { ask, askOnce } = await start();
  await ask(0, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(1)] });
  await races.postgres.stop();
  for (const answer of await Promise.all([
    askOnce(0, 'GET', PREFERENCES_PATH),
    askOnce(1, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(2)] }),
    askOnce(0, 'PUT', scoresPath('own'), { scores: { m1: 600 } }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  expect((await races.open().app.inject('/readyz')).statusCode).toBe(503);
  await races.postgres.start();
  await vi.waitFor(async () => {
    expect((await ask(0, 'GET', PREFERENCES_PATH)).json()).toMatchObject({ programs: [program(1)] });
  }, RECOVERY_DEADLINE_MS);
});
