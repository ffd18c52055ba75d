import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptResult, RunningAttempt } from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  CLAIM_PATH,
  checkPath,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
} from '../api/paths.ts';
import { CORRECTIONS } from '../practice/corrections.ts';
import { createSampleBank } from '../practice/testing/sample-bank.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createFrozenReader } from './frozen-reader.ts';
import { createFrozenStore } from './frozen-store.ts';
import { createGrader } from './grade-attempt.ts';
import { eventsMax, OWN_DATA_REQUESTS_PER_USER_A_MINUTE, REPORTS_PER_USER_A_DAY } from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { slice } from './slice.ts';
import type { Tables } from './tables.ts';
import { compiledHere } from './testing/compiled-here.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import {
  answersAt,
  createStudent,
  numbered,
  PRACTICE,
  PRACTICE_AT_ONCE,
  SIMULACRO,
  type Student,
} from './testing/student.ts';

/** The embedded engine has one session, so it never shows what is tried here. */
const AT_ONCE = 16;

/** Take-overs of one attempt. */
const TIMES = process.env['SOAK'] ? 1_000 : 250;

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

/** Without what the clock says. */
const timeless = (body: string) => body.replace(/"elapsedMs":\d+/, '');

it('X-01 one attempt that is made and begun many times at once is one, and all are answered the same', async () => {
  const { ask } = await start();
  const id = uuidV7();
  const made = await many(AT_ONCE, () => ask(uid, 'POST', ATTEMPTS_PATH, { id, request: PRACTICE }));
  expect(new Set(made.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const device = crypto.randomUUID();
  const begun = await many(AT_ONCE, () => ask(uid, 'POST', startPath(id), { device }));
  expect(begun.map(({ statusCode }) => statusCode)).toEqual(begun.map(() => 200));
  expect(new Set(begun.map(({ body }) => timeless(body))).size).toBe(1);
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

it('X-05 many answers to each question, of two devices, arrive in any order and at once: the last of each counts', async () => {
  const { student, ask } = await start();
  const running = await student.begin({ mode: 'simulacro', test: 'm1' });
  const { id } = running.attempt;
  const { items } = running.form;
  const place = fc.record({
    slot: fc.nat(items.length - 1),
    option: fc.nat(3),
    isTakenBack: fc.nat(9).map((n) => n === 0),
  });
  /** Each device numbers its own from 1. */
  const drawn = (count: number, round: number) =>
    numbered(
      (fc.sample(fc.array(place, { minLength: count, maxLength: count }), round).at(-1) ?? []).map(
        ({ slot, option, isTakenBack }) =>
          isTakenBack
            ? { kind: 'clear' as const, slot }
            : { kind: 'answer' as const, slot, option: items[slot]?.options[option]?.id ?? '' },
      ),
    );
  const last = new Map<number, string | null>();
  let sent = 0;
  for (const [epoch, count] of [
    [1, 6 * items.length],
    [2, items.length],
  ] as const) {
    const events = drawn(count, epoch);
    for (const event of events) last.set(event.slot, event.kind === 'answer' ? event.option : null);
    sent += count;
    const twice = [...events, ...events];
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(twice, { minLength: twice.length }), 1);
    const batches = Array.from({ length: Math.ceil(twice.length / 13) }, (_, index) =>
      shuffled.slice(index * 13, index * 13 + 13),
    );
    const answers = await Promise.all(batches.map((batch) => student.send(id, batch, epoch)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(batches.map(() => 200));
    await ask(uid, 'POST', leasePath(id), { device: crypto.randomUUID() });
  }
  const again: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
  expect(again.responses.map(({ option }) => option)).toEqual(items.map((_, slot) => last.get(slot) ?? null));
  expect(await query(sql`select 1 from ensayos.attempt_event where attempt_id = ${id}`)).toHaveLength(sent);
});

it('X-07 handed in many times at once while answers arrive it is graded once, and counts exactly what was acknowledged', async () => {
  const { ask } = await start();
  for (let round = 0; round < 3; round += 1) {
    const student = createStudent(ask, `${uid}-${round}`);
    const { attempt, form } = await student.begin(PRACTICE);
    const { id } = attempt;
    const acknowledged: { readonly slot: number; readonly seq: number; readonly option: string | undefined }[] = [];
    let submissions: ReturnType<typeof many<Awaited<ReturnType<Student['submit']>>>> | undefined;
    // One writer a question, each until it is refused.
    const refusals = await many(form.items.length, async (slot) => {
      for (let seq = 1 + slot * 40; ; seq += 1) {
        const event = { kind: 'answer', slot, seq, option: form.items[slot]?.options[seq % 4]?.id } as const;
        const { statusCode } = await student.send(id, [event]);
        if (statusCode !== 200) return { ...event, statusCode };
        acknowledged.push(event);
        if (acknowledged.length > 2 * form.items.length) submissions ??= many(AT_ONCE, () => student.submit(id));
      }
    });
    const submitted = (await submissions) ?? [];
    expect(submitted.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200));
    expect(new Set(submitted.map(({ body }) => body)).size).toBe(1);
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 410));

    const kept = await query<{ seq: number }>(
      sql`select seq from ensayos.attempt_event where attempt_id = ${id} order by seq`,
    );
    const inOrder = acknowledged.toSorted((one, other) => one.seq - other.seq);
    expect(kept.map(({ seq }) => seq)).toEqual(inOrder.map(({ seq }) => seq));
    const { items }: AttemptResult = await student.get(resultPath(id));
    expect(items.map(({ chosen }) => chosen)).toEqual(
      items.map((_, slot) => inOrder.findLast((one) => one.slot === slot)?.option ?? null),
    );
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
    const from = slot * 40;
    const [check] = await Promise.all([
      ask(uid, 'POST', checkPath(id), { epoch: 1, events: [], slot, seq: from + 20 }),
      ...[0, 1, 2, 3].map((place) =>
        student.send(id, [{ kind: 'answer', slot, seq: from + 1 + place * 10, option: options[place]?.id }]),
      ),
    ]);
    const { chosen } = check.json().review;
    const again: RunningAttempt = (await ask(uid, 'GET', attemptPath(id))).json();
    expect(again.responses[slot]?.option).toBe(chosen);
  }
});

it('an answer that finds its attempt held waits for it, and those of other students pass', async () => {
  const { student, ask } = await start();
  const { id } = (await student.begin(PRACTICE)).attempt;
  const others = await many(AT_ONCE, async (place) => {
    const other = createStudent(ask, `${uid}-${place}`);
    return { other, running: await other.begin(PRACTICE) };
  });
  let own: ReturnType<Student['send']> | undefined;
  await observer.kysely.transaction().execute(async (transaction) => {
    await sql`select 1 from ensayos.attempt where id = ${id} for update`.execute(transaction);
    own = student.send(id, [{ kind: 'flag', slot: 0, seq: 1, flagged: true }]);
    const passed = await Promise.all(
      others.map(({ other, running }) =>
        other.send(
          running.attempt.id,
          answersAt(running, () => 1),
        ),
      ),
    );
    expect(passed.map(({ statusCode }) => statusCode)).toEqual(passed.map(() => 200));
    await vi.waitFor(async () => expect(await query(sql`select 1 from pg_locks where not granted`)).not.toEqual([]));
  });
  expect((await own)?.statusCode).toBe(200);
  expect(await query(sql`select seq from ensayos.attempt_event where attempt_id = ${id}`)).toEqual([{ seq: 1 }]);
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
    // As if the student had signed in again.
    await query(sql`delete from ensayos.deletion`);
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
  const voided = (rows[0]?.form.slots ?? []).map(({ item }) => ({ item, key: 'void' as const, reason: 'Prueba.' }));
  const corrections = [...CORRECTIONS, ...voided];
  const grader = createGrader({ tables, frozen: createFrozenReader(tables), corrections });
  const changed = await many(8, () => grader.regrade(uid, id));
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(await grader.regrade(uid, id)).toBe(false);
  expect((await student.get(resultPath(id))).attempt.result).toMatchObject({
    correct: 0,
    scored: 0,
    withdrawn: 8,
    answered: 8,
  });
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

it('D-01 of many take-overs by sixteen at once none is lost, and no two hold the same lease', async () => {
  const { student } = await start();
  const { id } = (await student.begin(PRACTICE)).attempt;
  const stores = [0, 1].map(() => {
    const database = openDatabase({ engine: 'postgresql', url: postgres.url });
    const tables = database.kysely.withTables<Tables>();
    return {
      database,
      store: createAttemptStore(database, createFrozenStore(tables, compiledHere(createSampleBank()))),
    };
  });
  try {
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

it('D-01 of sixteen that bring late answers at once, no more are kept than an attempt may hold', async () => {
  const { student, ask } = await start();
  const running = await student.begin(SIMULACRO);
  const { id } = running.attempt;
  const [BATCH, ROOM] = [50, 120];
  const most = eventsMax(running.form.items.length);
  await query(sql`insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
    select ${uid}, ${id}, 1, seq, 0, 'clear', '{}' from generate_series(1, ${most - ROOM}) as seq`);
  await query(sql`update ensayos.attempt set started_at = started_at - interval '3 hours',
    deadline_at = deadline_at - interval '3 hours' where id = ${id}`);
  await ask(uid, 'GET', ATTEMPTS_PATH);
  const brought = Array.from({ length: BATCH }, () => ({ kind: 'clear', slot: 0 }) as const);
  const answers = await many(AT_ONCE, (index) => student.send(id, numbered(brought, most + index * BATCH)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(410));
  const late = await query(sql`select 1 from ensayos.attempt_event where attempt_id = ${id} and late`);
  expect(late).toHaveLength(Math.floor(ROOM / BATCH) * BATCH);
});

it('D-01 of sixteen reports at once, of two attempts, no more are kept than a day takes', async () => {
  const { student, ask } = await start();
  const ids = [(await student.begin(PRACTICE)).attempt.id, (await student.begin(PRACTICE)).attempt.id];
  const ROOM = 5;
  await query(sql`insert into ensayos.report (user_id, id, attempt_id, slot, item, reason)
    select ${uid}, gen_random_uuid(), ${ids[0]}, 0, 'm1-x@1', 'otro'
    from generate_series(1, ${REPORTS_PER_USER_A_DAY - ROOM})`);
  const answers = await many(AT_ONCE, (index) =>
    ask(uid, 'POST', reportsPath(ids[index % 2] ?? ''), { id: uuidV7(), slot: 0, reason: 'otro' }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(ROOM).fill(204),
    ...Array(AT_ONCE - ROOM).fill(429),
  ]);
  expect(await query(sql`select 1 from ensayos.report where user_id = ${uid}`)).toHaveLength(REPORTS_PER_USER_A_DAY);
});

it('what a guest makes while an account claims what there was is not lost', async () => {
  const { ask } = await start();
  const sample = async (id: string, cookie = '') => {
    const made = await ask('', 'POST', ATTEMPTS_PATH, { id, request: { mode: 'muestra' } }, { headers: { cookie } });
    expect(made.statusCode).toBe(200);
    return String(made.headers['set-cookie']).split(';')[0] ?? '';
  };
  const [before, meanwhile] = [uuidV7(), uuidV7()];
  const guest = await sample(before);
  // The account's rows take a moment to be written.
  await query(sql`create function pause() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.4); return new; end $$`);
  await query(sql`create trigger pause after insert on ensayos.attempt for each row
    when (new.user_id not like 'guest:%') execute function pause()`);
  try {
    const claim = ask(
      uid,
      'POST',
      CLAIM_PATH,
      { attempts: [before] },
      { headers: { cookie: `${cookieOf(uid)}; ${guest}` } },
    );
    await vi.waitFor(
      async () => expect(await query(sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).toHaveLength(1),
      { timeout: 30_000, interval: 10 },
    );
    expect(await sample(meanwhile, guest)).toBe(guest);
    expect((await claim).json()).toEqual({ left: 0 });
  } finally {
    await query(sql`drop function pause() cascade`);
  }
  const kept = await query<{ id: string; is_guest: boolean }>(sql`
    select id, user_id like 'guest:%' as is_guest from ensayos.attempt where id in (${before}, ${meanwhile})
    order by is_guest`);
  expect(kept).toEqual([
    { id: before, is_guest: false },
    { id: meanwhile, is_guest: true },
  ]);
});
