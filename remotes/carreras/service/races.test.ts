import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { freePort } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OWN_DATA_PATH, PREFERENCE_OPERATIONS_PATH, PREFERENCES_PATH, SCORES_PATH, scoresPath } from '../api/paths.ts';
import { PREFERENCES_MAX } from '../preferences/operation.ts';
import { slice } from './slice.ts';
import { createTestApp, ORIGIN, program } from './testing/carreras-app.ts';

/** The embedded engine has one session, so it never shows what is tried here. */
const PROCESS = new URL('./testing/carreras-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 30_000;
const WRITERS = 6;
/** Answered to each writer before and after the end of the process. */
const ANSWERS_EACH = 10;
/** Far below what one student may ask in a minute. */
const PAUSE_MS = 60;

let postgres: PostgresServer;
let services: ReturnType<typeof createTestApp>[] = [];
const children: ChildProcess[] = [];
let uid = '';
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  await database.close();
});
beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(services.map((service) => service.close()));
  services = [];
});
afterAll(() => postgres.close());

/**
 * Two processes of the service, as in production: one student's devices reach either. What is refused with 503, as a
 * machine without time for it makes it, is asked again, as the pages do.
 */
async function start() {
  const pair = [0, 1].map(() => createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url })));
  services.push(...pair);
  const askOnce = (device: number, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) => {
    const service = pair[device % pair.length];
    if (!service) throw new Error('two were started');
    return service.ask(uid, method, url, body);
  };
  const ask: typeof askOnce = async (...asked) => {
    for (;;) {
      const answer = await askOnce(...asked);
      if (answer.statusCode !== 503) return answer;
      await sleep(PAUSE_MS);
    }
  };
  // Every connection is open from then on: nobody waits for one while another is already served.
  await Promise.all(Array.from({ length: 24 }, (_, device) => ask(device, 'GET', PREFERENCES_PATH)));
  return { ask, askOnce };
}

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

async function startProcess(port: number): Promise<ChildProcess> {
  const child = fork(PROCESS, [postgres.url, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

/** A device that saves one change after the other, each until it is answered. */
function startWriter(port: number, who: string) {
  const answered: string[] = [];
  let isRunning = true;
  async function send(operation: object): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${port}${PREFERENCE_OPERATIONS_PATH}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie: cookieOf(who), 'content-type': 'application/json' },
      body: JSON.stringify({ operations: [operation] }),
    }).catch(() => null);
    return answer?.status === 200;
  }
  async function write(): Promise<void> {
    for (let index = 0; isRunning; index += 1) {
      // The list stays short, so that every one of them is done.
      const kind = index % 2 === 0 ? 'add' : 'remove';
      const operation = { id: uuidV7(), kind, program: program(Math.floor(index / 2)) };
      while (!(await send(operation))) {
        if (!isRunning) return;
        await sleep(PAUSE_MS);
      }
      answered.push(operation.id);
      await sleep(PAUSE_MS);
    }
  }
  const writing = write();
  return {
    answered,
    async stop() {
      isRunning = false;
      await writing;
    },
  };
}

it.each([
  ['the service', 'SIGKILL'],
  ['the service', 'SIGTERM'],
  ['the database', 'SIGKILL'],
] as const)('%s may end by %s under load: nothing that was answered is lost', async (what, signal) => {
  const port = await freePort();
  const child = await startProcess(port);
  const names = Array.from({ length: WRITERS }, (_, index) => `${uid}-${index}`);
  const writers = names.map((name) => startWriter(port, name));
  const allAnswered = (count: number) =>
    vi.waitFor(
      () => expect(Math.min(...writers.map(({ answered }) => answered.length))).toBeGreaterThanOrEqual(count),
      RECOVERY_DEADLINE_MS,
    );
  try {
    await allAnswered(ANSWERS_EACH);
    if (what === 'the service') {
      const ended = once(child, 'exit');
      child.kill(signal);
      expect((await ended)[0]).toBe(signal === 'SIGTERM' ? 0 : null);
      await startProcess(port);
    } else {
      await postgres.kill();
      await postgres.start();
    }
    const before = Math.max(...writers.map(({ answered }) => answered.length));
    await allAnswered(before + ANSWERS_EACH);
  } finally {
    await Promise.all(writers.map((writer) => writer.stop()));
  }

  const service = createTestApp(openDatabase({ engine: 'postgresql', url: postgres.url }));
  services.push(service);
  for (const [index, name] of names.entries()) {
    const { preference_operation: kept, preference_list: lists } = (
      await service.ask(name, 'GET', OWN_DATA_PATH)
    ).json();
    const ids = kept.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(writers[index]?.answered ?? []));
    // Each was done once: adding and taking away in turns changes the list every time.
    expect(lists[0].revision).toBe(ids.length);
  }
});

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { ask, askOnce } = await start();
  await ask(0, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(1)] });
  await postgres.stop();
  for (const answer of await Promise.all([
    askOnce(0, 'GET', PREFERENCES_PATH),
    askOnce(1, 'POST', PREFERENCE_OPERATIONS_PATH, { operations: [add(2)] }),
    askOnce(0, 'PUT', scoresPath('own'), { scores: { m1: 600 } }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  expect((await services[0]?.app.inject('/readyz'))?.statusCode).toBe(503);
  await postgres.start();
  await vi.waitFor(async () => {
    expect((await ask(0, 'GET', PREFERENCES_PATH)).json()).toMatchObject({ programs: [program(1)] });
  }, RECOVERY_DEADLINE_MS);
});
