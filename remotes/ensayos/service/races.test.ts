import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptResult, RunningAttempt, SentEvent } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  checkPath,
  eventsPath,
  leasePath,
  OWN_DATA_PATH,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { NOTHING_SEEN } from '../practice/form/assemble.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createFrozenStore } from './frozen-source.ts';
import { createGrader } from './grade-attempt.ts';
import { makeForm } from './make-form.ts';
import { slice } from './slice.ts';
import type { Tables } from './tables.ts';
import { cookieOf, createTestApp, ORIGIN } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO } from './testing/student.ts';

/** The embedded engine has one session, so it never shows what is tried here. */
const PROCESS = new URL('./testing/ensayos-process.ts', import.meta.url);
const RECOVERY_DEADLINE_MS = 60_000;
const AT_ONCE = 16;
const WRITERS = 6;
/** Answered to each writer before and after the fault. */
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
  let turn = 0;
  const ask: (typeof pair)[number]['ask'] = async (...asked) => {
    for (;;) {
      turn += 1;
      const answer = await pair[turn % pair.length]?.ask(...asked);
      if (!answer) throw new Error('two were started');
      if (answer.statusCode !== 503) return answer;
      await sleep(PAUSE_MS);
    }
  };
  // Every connection is open from then on: nobody waits for one while another is already served.
  await Promise.all(Array.from({ length: 24 }, () => ask(uid, 'GET', ATTEMPTS_PATH)));
  return { ask, student: createStudent(ask, uid) };
}

const many = <T>(count: number, one: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

async function query<T>(text: ReturnType<typeof sql<T>>): Promise<readonly T[]> {
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  try {
    return (await text.execute(database.kysely)).rows;
  } finally {
    await database.close();
  }
}

it('one attempt that is made and begun many times at once is one, and all are answered the same', async () => {
  const { ask } = await start();
  const id = uuidV7();
  const made = await many(AT_ONCE, () => ask(uid, 'POST', ATTEMPTS_PATH, { id, request: PRACTICE }));
  expect(new Set(made.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const device = crypto.randomUUID();
  const begun = await many(AT_ONCE, () => ask(uid, 'POST', startPath(id), { device }));
  expect(begun.map(({ statusCode }) => statusCode)).toEqual(begun.map(() => 200));
  expect(new Set(begun.map(({ body }) => body)).size).toBe(1);
  expect(await query(sql`select 1 from ensayos.attempt where user_id = ${uid}`)).toHaveLength(1);
});

it('of many simulacros that are begun at once one runs', async () => {
  const { student, ask } = await start();
  const ids: string[] = [];
  for (let index = 0; index < 8; index += 1) ids.push((await student.create(SIMULACRO)).id);
  const answers = await Promise.all(
    ids.flatMap((id) => [0, 1].map(() => ask(uid, 'POST', startPath(id), { device: student.device }))),
  );
  const running = await query<{ id: string }>(
    sql`select id from ensayos.attempt where user_id = ${uid} and state = 'in_progress'`,
  );
  expect(running).toHaveLength(1);
  const begun = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().attempt.id);
  expect(new Set(begun)).toEqual(new Set([running[0]?.id]));
  expect(answers.filter(({ statusCode }) => statusCode !== 200).every(({ statusCode }) => statusCode === 409)).toBe(
    true,
  );
});

it('a whole test that was answered without a connection arrives in any order, three times over, whole', async () => {
  const { student, ask } = await start();
  const running = await student.begin({ mode: 'simulacro', test: 'm1' });
  const { id } = running.attempt;
  const events = answersAt(running, (slot) => (slot * 3) % 4);
  const [shuffled = []] = fc.sample(
    fc.shuffledSubarray([...events, ...events, ...events], { minLength: 3 * events.length }),
    1,
  );
  const batches = Array.from({ length: Math.ceil(shuffled.length / 13) }, (_, index) =>
    shuffled.slice(index * 13, index * 13 + 13),
  );
  const answers = await Promise.all(batches.map((batch) => student.send(id, batch)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(batches.map(() => 200));
  const again: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
  expect(again.responses.map(({ option }) => option)).toEqual(
    events.map((event) => (event.kind === 'answer' ? event.option : null)),
  );
  expect(await query(sql`select 1 from ensayos.attempt_event where attempt_id = ${id}`)).toHaveLength(65);
});

it('handed in many times at once while answers arrive it is graded once, and counts exactly what was acknowledged', async () => {
  const { student, ask } = await start();
  for (let round = 0; round < 5; round += 1) {
    const running = await student.begin(PRACTICE);
    const { id } = running.attempt;
    const events = answersAt(running, () => 0);
    const saves = events.map((event) => student.send(id, [event]));
    const submissions = many(AT_ONCE, () => student.submit(id));
    const [saved, submitted] = [await Promise.all(saves), await submissions];
    expect(submitted.map(({ statusCode }) => statusCode)).toEqual(submitted.map(() => 200));
    expect(new Set(submitted.map(({ body }) => body)).size).toBe(1);
    expect(saved.every(({ statusCode }) => statusCode === 200 || statusCode === 410)).toBe(true);

    const { items }: AttemptResult = (await ask(uid, 'GET', resultPath(id))).json();
    const acknowledged = saved.map(({ statusCode }) => statusCode === 200);
    expect(items.map(({ chosen }) => chosen !== null)).toEqual(acknowledged);
    const kept = await query<{ slot: number }>(
      sql`select slot from ensayos.attempt_event where attempt_id = ${id} order by slot`,
    );
    expect(kept.map(({ slot }) => slot)).toEqual(acknowledged.flatMap((is, slot) => (is ? [slot] : [])));
    expect(await query(sql`select 1 from ensayos.result where attempt_id = ${id}`)).toHaveLength(1);
    expect(await query(sql`select 1 from ensayos.evidence where attempt_id = ${id}`)).toHaveLength(8);
  }
});

it('an answer that races with its check is either the one that was told about, or does not count', async () => {
  const { student, ask } = await start();
  const running = await student.begin(PRACTICE_AT_ONCE);
  const { id } = running.attempt;
  const { items } = running.form;
  for (const [slot, { options }] of items.entries()) {
    const from = slot * 100;
    const [check] = await Promise.all([
      ask(uid, 'POST', checkPath(id), { epoch: 1, events: [], slot, seq: from + 50 }),
      ...[0, 1, 2, 3].map((place) =>
        student.send(id, [{ kind: 'answer', slot, seq: from + 1 + place * 20, option: options[place]?.id }]),
      ),
    ]);
    const { chosen } = check.json().review;
    const again: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
    expect(again.responses[slot]?.option).toBe(chosen);
  }
});

it('two devices that take over in turns while both answer: nothing acknowledged is lost, nothing refused is kept', async () => {
  const { student, ask } = await start();
  const running = await student.begin(PRACTICE);
  const { id } = running.attempt;
  const acknowledged: string[] = [];
  await many(4, async (device) => {
    for (let round = 0; round < 8; round += 1) {
      const taken = (await ask(uid, 'POST', leasePath(id), { device: crypto.randomUUID() })).json();
      const { epoch } = taken.lease;
      for (let seq = 1; seq <= 2; seq += 1) {
        const slot = (device + seq) % 8;
        const option = running.form.items[slot]?.options[round % 4]?.id;
        const answer = await student.send(id, [{ kind: 'answer', slot, seq, option }], epoch);
        expect([200, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 200) acknowledged.push(`${epoch}:${seq}`);
      }
    }
  });
  const kept = await query<{ epoch: number; seq: number }>(
    sql`select epoch, seq from ensayos.attempt_event where attempt_id = ${id}`,
  );
  expect(kept.map(({ epoch, seq }) => `${epoch}:${seq}`).sort()).toEqual(acknowledged.sort());
});

it('appends like one after the other: what a reader saw is never gone, and in the end all is there once', async () => {
  const { student, ask } = await start();
  const running = await student.begin(PRACTICE);
  const { id } = running.attempt;
  const option = (slot: number, place: number) => running.form.items[slot]?.options[place]?.id;
  let isWriting = true;
  const reads: number[][] = [[], []];
  const readers = reads.map(async (seen) => {
    while (isWriting) {
      const rows = await query<{ count: number }>(
        sql`select count(*)::int as count from ensayos.attempt_event where attempt_id = ${id}`,
      );
      seen.push(rows[0]?.count ?? 0);
    }
  });
  const appended = await many(AT_ONCE, async (writer) => {
    for (let round = 0; round < 10; round += 1) {
      const seq = writer * 10 + round + 1;
      const answer = await student.send(id, [{ kind: 'answer', slot: seq % 8, seq, option: option(seq % 8, seq % 4) }]);
      expect(answer.statusCode).toBe(200);
    }
    return writer;
  });
  isWriting = false;
  await Promise.all(readers);
  expect(appended).toHaveLength(AT_ONCE);
  for (const seen of reads) expect(seen).toEqual([...seen].sort((one, other) => one - other));
  const rows = await query<{ seq: number }>(
    sql`select seq from ensayos.attempt_event where attempt_id = ${id} order by seq`,
  );
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: AT_ONCE * 10 }, (_, index) => index + 1));
  const last: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
  const expected = Array.from({ length: 8 }, (_, slot) => {
    const seq = Array.from({ length: AT_ONCE * 10 }, (__, index) => index + 1).findLast((one) => one % 8 === slot) ?? 0;
    return option(slot, seq % 4);
  });
  expect(last.responses.map(({ option: chosen }) => chosen)).toEqual(expected);
});

it('what is done while everything is deleted leaves nothing behind', async () => {
  const { student, ask } = await start();
  for (let round = 0; round < 3; round += 1) {
    const running = await student.begin(PRACTICE);
    const { id } = running.attempt;
    const events = answersAt(running, () => 1);
    const answers = await Promise.all([
      ...events.slice(0, 6).map((event) => student.send(id, [event])),
      ask(uid, 'DELETE', OWN_DATA_PATH),
      student.submit(id, events),
      ...events.slice(6).map((event) => student.send(id, [event])),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 204, 404, 410].includes(statusCode))).toEqual([]);
    await ask(uid, 'DELETE', OWN_DATA_PATH);
    for (const table of ['attempt', 'attempt_event', 'result', 'evidence']) {
      expect(await query(sql`select 1 from ${sql.table(`ensayos.${table}`)} where user_id = ${uid}`)).toEqual([]);
    }
  }
});

it('results are graded again under newer corrections once, whoever asks and how often', async () => {
  const { student } = await start();
  const running = await student.begin(PRACTICE);
  const { id } = running.attempt;
  await student.submit(
    id,
    answersAt(running, () => 0),
  );
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  try {
    const tables = database.kysely.withTables<Tables>();
    const rows = await query<{ form: { slots: readonly { readonly item: string }[] } }>(
      sql`select form from ensayos.attempt where id = ${id}`,
    );
    const corrections = (rows[0]?.form.slots ?? []).map(({ item }) => ({
      item,
      key: 'void' as const,
      reason: 'Prueba.',
    }));
    const grader = createGrader({ tables, frozen: createFrozenStore(tables, createSampleBank()), corrections });
    const changed = await many(8, () => grader.regrade(uid, id));
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(await grader.regrade(uid, id)).toBe(false);
    expect((await student.get(resultPath(id))).attempt.result).toMatchObject({ correct: 8, scored: 8, answered: 8 });
    const evidence = await query<{ outcome: string }>(
      sql`select outcome from ensayos.evidence where attempt_id = ${id}`,
    );
    expect(evidence.map(({ outcome }) => outcome)).toEqual(Array(8).fill('correct'));
  } finally {
    await database.close();
  }
});

it('what ran out of time is handed in once, however many look at it at once', async () => {
  const { student, ask } = await start();
  const running = await student.begin(SIMULACRO);
  const { id } = running.attempt;
  await student.send(id, answersAt(running, () => 2).slice(0, 20));
  await query(sql`update ensayos.attempt set started_at = started_at - interval '1 day',
    deadline_at = deadline_at - interval '1 day' where id = ${id}`);
  await many(AT_ONCE, () => ask(uid, 'GET', ATTEMPTS_PATH));
  expect(await query(sql`select 1 from ensayos.result where attempt_id = ${id}`)).toHaveLength(1);
  expect((await student.get(resultPath(id))).attempt).toMatchObject({ answered: 20, result: { expired: true } });
});

it('the store answers the same on both engines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-ensayos-'));
  const engines = [
    openDatabase({ engine: 'embedded', folder }),
    openDatabase({ engine: 'postgresql', url: postgres.url }),
  ];
  try {
    await engines[0]?.migrate([slice]);
    const bank = createSampleBank();
    const id = uuidV7();
    const form = makeForm(bank.entries, PRACTICE, {
      seen: NOTHING_SEEN,
      review: new Set(),
      model: null,
      inSimulacro: new Set(),
    });
    const told = await Promise.all(
      engines.map(async ({ kysely }) => {
        const tables = kysely.withTables<Tables>();
        const frozen = createFrozenStore(tables, bank);
        const store = createAttemptStore(tables, frozen);
        const grader = createGrader({ tables, frozen });
        const events: AttemptEvent[] = form.form.slots.map((_, slot) => ({
          kind: 'answer',
          slot,
          option: slot % 4,
          epoch: 1,
          seq: slot + 1,
        }));
        const answers: unknown[] = [
          await store.create(uid, id, PRACTICE, async () => form),
          await store.append(uid, id, 1, events),
          await store.start(uid, id, crypto.randomUUID()),
          await store.append(uid, id, 1, events),
          await store.append(uid, id, 2, events),
          await store.list(uid),
          await store.check(uid, id, { epoch: 1, events: [], slot: 2, seq: 99 }),
          await grader.submit(uid, id, { epoch: 1, events: [] }),
          await store.append(uid, id, 1, events),
          await store.appendLate(uid, id, events),
          await store.list(uid),
          await store.seen(uid),
          await store.events(uid, id, { late: true }),
          await store.expired(10),
        ];
        return answers;
      }),
    );
    const plain = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (key, inner) => {
          if (inner instanceof Map) return [...inner].sort();
          // Drawn or told by a clock: what sort of thing they are is what counts.
          if (/salt|device|_at$|At$/.test(key) && inner !== null) return typeof inner;
          return inner;
        }),
      );
    expect(plain(told[0])).toEqual(plain(told[1]));
    const [[embedded], [server]] = told as [[Record<string, unknown>], [Record<string, unknown>]];
    for (const column of Object.keys(server)) {
      const kind = (value: unknown) => (value instanceof Uint8Array ? 'bytes' : Object.prototype.toString.call(value));
      expect(kind(embedded[column]), column).toBe(kind(server[column]));
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
    await rm(folder, { recursive: true });
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  server.close();
  await once(server, 'close');
  return typeof at === 'object' && at ? at.port : 0;
}

async function startProcess(port: number): Promise<ChildProcess> {
  const child = fork(PROCESS, [postgres.url, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

/** A browser that saves one answer after the other, each until it is acknowledged. */
async function startWriter(port: number, who: string) {
  const acknowledged: number[] = [];
  let isRunning = true;
  async function post(path: string, body: unknown): Promise<unknown> {
    while (isRunning) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie: cookieOf(who), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      if (answer?.status === 200) return answer.body;
      await sleep(PAUSE_MS);
    }
    return null;
  }
  const id = uuidV7();
  await post(ATTEMPTS_PATH, { id, request: PRACTICE });
  const { form } = (await post(startPath(id), { device: crypto.randomUUID() })) as RunningAttempt;
  async function write(): Promise<void> {
    for (let seq = 1; isRunning; seq += 1) {
      const slot = seq % 8;
      const event: SentEvent = { kind: 'answer', slot, seq, option: form.items[slot]?.options[seq % 4]?.id ?? '' };
      if ((await post(eventsPath(id), { epoch: 1, events: [event] })) !== null) acknowledged.push(seq);
      await sleep(PAUSE_MS);
    }
  }
  const writing = write();
  return {
    id,
    acknowledged,
    submit: () => post(submitPath(id), { epoch: 1, events: [] }),
    async stop() {
      isRunning = false;
      await writing;
    },
  };
}

async function terminateBackends(): Promise<void> {
  await query(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

const FAULTS: readonly (readonly [string, (child: ChildProcess, port: number) => Promise<void>])[] = [
  [
    'the service is killed',
    async (child, port) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await startProcess(port);
    },
  ],
  [
    'the service is asked to end',
    async (child, port) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
      await startProcess(port);
    },
  ],
  ['every connection to the database is ended', terminateBackends],
  [
    'the database restarts',
    async () => {
      await postgres.stop();
      await postgres.start();
    },
  ],
  [
    'the database is killed',
    async () => {
      await postgres.kill();
      await postgres.start();
    },
  ],
];

it.each(FAULTS)(
  'under load %s: nothing that was acknowledged is lost',
  async (_, fault) => {
    const port = await freePort();
    const child = await startProcess(port);
    const writers = await many(WRITERS, (index) => startWriter(port, `${uid}-${index}`));
    const allAcknowledged = (count: number) =>
      vi.waitFor(
        () => expect(Math.min(...writers.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThanOrEqual(count),
        RECOVERY_DEADLINE_MS,
      );
    try {
      await allAcknowledged(ANSWERS_EACH);
      await fault(child, port);
      const before = Math.max(...writers.map(({ acknowledged }) => acknowledged.length));
      await allAcknowledged(before + ANSWERS_EACH);
      for (const { submit } of writers) await submit();
    } finally {
      await Promise.all(writers.map((writer) => writer.stop()));
    }

    const database = openDatabase({ engine: 'postgresql', url: postgres.url });
    const service = createTestApp(database);
    services.push(service);
    for (const [index, { id, acknowledged }] of writers.entries()) {
      const { rows } = await sql<{ seq: number }>`
      select seq from ensayos.attempt_event where attempt_id = ${id} order by seq`.execute(database.kysely);
      expect(rows.map(({ seq }) => seq)).toEqual(expect.arrayContaining(acknowledged));
      const graded: AttemptResult = (await service.ask(`${uid}-${index}`, 'GET', resultPath(id))).json();
      expect(graded.items.filter(({ chosen }) => chosen !== null)).toHaveLength(8);
    }
  },
  180_000,
);

it('while the database is down it answers 503 with a problem, and goes on afterwards', async () => {
  const { student, ask } = await start();
  const running = await student.begin(PRACTICE);
  const { id } = running.attempt;
  const events = answersAt(running, () => 3);
  await student.send(id, events.slice(0, 4));
  await postgres.stop();
  const [service] = services;
  if (!service) throw new Error('two were started');
  for (const answer of await Promise.all([
    service.ask(uid, 'GET', attemptPath(id)),
    service.ask(uid, 'POST', eventsPath(id), { epoch: 1, events: events.slice(4) }),
    service.ask(uid, 'POST', submitPath(id), { epoch: 1, events: [] }),
  ])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  }
  await postgres.start();
  await vi.waitFor(async () => {
    const again: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
    expect(again.responses.filter(({ option }) => option !== null)).toHaveLength(4);
  }, RECOVERY_DEADLINE_MS);
});
