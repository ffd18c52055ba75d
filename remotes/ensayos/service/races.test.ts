import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AttemptResult, RunningAttempt } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  checkPath,
  leasePath,
  OWN_DATA_PATH,
  resultPath,
  startPath,
} from '../api/paths.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createFrozenStore } from './frozen-source.ts';
import { createGrader } from './grade-attempt.ts';
import { OWN_DATA_REQUESTS_PER_USER_A_MINUTE } from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { slice } from './slice.ts';
import type { Tables } from './tables.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE, PRACTICE_AT_ONCE, SIMULACRO } from './testing/student.ts';

/** The embedded engine has one session, so it never shows what is tried here. */
const AT_ONCE = 16;

/** Before what was refused for want of time is asked again. */
const PAUSE_MS = 60;

let postgres: PostgresServer;
let services: ReturnType<typeof createTestApp>[] = [];
/** One connection for whoever looks at what is kept. */
let observer: Database;
let uid = '';
let students = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  observer = openDatabase({ engine: 'postgresql', url: postgres.url });
  await observer.migrate([slice]);
});
beforeEach(() => {
  students += 1;
  uid = `alumna-${students}`;
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()));
  services = [];
});
afterAll(async () => {
  await observer.close();
  await postgres.close();
});

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
  return (await text.execute(observer.kysely)).rows;
}

it('X-01 one attempt that is made and begun many times at once is one, and all are answered the same', async () => {
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

it('D-05 of many simulacros that are begun at once one runs', async () => {
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

it('X-05 a whole test that was answered without a connection arrives in any order, three times over, whole', async () => {
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

it('X-07 handed in many times at once while answers arrive it is graded once, and counts exactly what was acknowledged', async () => {
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

it('X-07 an answer that races with its check is either the one that was told about, or does not count', async () => {
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

it('X-06 two devices that take over in turns while both answer: nothing acknowledged is lost, nothing refused is kept', async () => {
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

it('what is done while everything is deleted leaves nothing behind', async () => {
  const { student, ask } = await start();
  for (let round = 0; round < OWN_DATA_REQUESTS_PER_USER_A_MINUTE; round += 1) {
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
    for (const table of STUDENT_TABLES) {
      expect(await query(sql`select 1 from ${sql.table(table)} where user_id = ${uid}`)).toEqual([]);
    }
  }
});

it('X-10 results are graded again under newer corrections once, whoever asks and how often', async () => {
  const { student } = await start();
  const running = await student.begin(PRACTICE);
  const { id } = running.attempt;
  await student.submit(
    id,
    answersAt(running, () => 0),
  );
  const tables = observer.kysely.withTables<Tables>();
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
  const evidence = await query<{ outcome: string }>(sql`select outcome from ensayos.evidence where attempt_id = ${id}`);
  expect(evidence.map(({ outcome }) => outcome)).toEqual(Array(8).fill('correct'));
});

it('X-07 what ran out of time is handed in once, however many look at it at once', async () => {
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

it('D-01 of a thousand take-overs by sixteen at once none is lost, and no two hold the same lease', async () => {
  const { student } = await start();
  const { id } = (await student.begin(PRACTICE)).attempt;
  const stores = [0, 1].map(() => {
    const database = openDatabase({ engine: 'postgresql', url: postgres.url });
    const tables = database.kysely.withTables<Tables>();
    return { database, store: createAttemptStore(tables, createFrozenStore(tables, createSampleBank())) };
  });
  try {
    const TIMES = 1_000;
    let asked = 0;
    const epochs: number[] = [];
    await many(AT_ONCE, async (writer) => {
      const { store } = stores[writer % stores.length] ?? {};
      while (asked < TIMES) {
        asked += 1;
        epochs.push((await store?.lease(uid, id, crypto.randomUUID()))?.lease_epoch ?? 0);
      }
    });
    // Beginning it gave the first.
    const expected = Array.from({ length: TIMES }, (_, index) => index + 2);
    expect(epochs.sort((one, other) => one - other)).toEqual(expected);
    expect(await query(sql`select lease_epoch from ensayos.attempt where id = ${id}`)).toEqual([
      { lease_epoch: TIMES + 1 },
    ]);
  } finally {
    await Promise.all(stores.map(({ database }) => database.close()));
  }
});
