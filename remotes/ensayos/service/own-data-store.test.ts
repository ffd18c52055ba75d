import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { slice } from './slice.ts';
import { createTestApp } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE } from './testing/student.ts';

/** Together the events of so many take twice as long as a statement may. */
const ATTEMPTS = 125;
const ROW_S = 0.003;

let postgres: PostgresServer;
let database: Database;
let service: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database);
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

async function countsOf(uid: string): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const table of STUDENT_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where user_id = ${uid}`.execute(database.kysely);
    counts.push(rows[0]?.count ?? 0);
  }
  return counts;
}

/** A student with a thousand events in many attempts. */
async function busy(uid: string) {
  const student = createStudent(service.ask, uid);
  const running = await student.begin(PRACTICE);
  await student.submit(
    running.attempt.id,
    answersAt(running, () => 0),
  );
  await sql`
    insert into ensayos.attempt
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from ensayos.attempt as one, generate_series(2, ${ATTEMPTS}::int) where user_id = ${uid}`.execute(database.kysely);
  await sql`
    insert into ensayos.attempt_event
    select event.user_id, attempt.id, event.epoch, event.seq, event.slot, event.kind, event.payload
    from ensayos.attempt_event as event join ensayos.attempt using (user_id) where user_id = ${uid}
    on conflict do nothing`.execute(database.kysely);
  return student;
}

it('more than one statement has time for is exported all the same', async () => {
  const student = await busy('ana');
  const answer = async () => (await service.ask(student.uid, 'GET', OWN_DATA_PATH)).json();
  const before = await answer();
  expect(before.attempt).toHaveLength(ATTEMPTS);
  expect(before.attempt_event).toHaveLength(ATTEMPTS * PRACTICE.items);
  const kept = sql.table('ensayos.kept_event');
  await sql`alter table ensayos.attempt_event rename to kept_event`.execute(database.kysely);
  await sql`create view ensayos.attempt_event as
    select event.* from ${kept} as event, lateral (select pg_sleep(${sql.lit(ROW_S)} + 0 * seq)) as time`.execute(
    database.kysely,
  );
  try {
    expect(await answer()).toEqual(before);
  } finally {
    await sql`drop view ensayos.attempt_event`.execute(database.kysely);
    await sql`alter table ${kept} rename to attempt_event`.execute(database.kysely);
  }
});

it('more than one statement has time for is deleted all the same', async () => {
  const student = await busy('berta');
  const other = createStudent(service.ask, 'carla');
  await other.begin(PRACTICE);
  await sql`create function take_time() returns trigger language plpgsql
    as ${sql.lit(`begin perform pg_sleep(${ROW_S}); return old; end`)}`.execute(database.kysely);
  await sql`create trigger takes_time before delete on ensayos.attempt_event
    for each row execute function take_time()`.execute(database.kysely);
  expect((await service.ask(student.uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
  expect(await countsOf(student.uid)).toEqual(STUDENT_TABLES.map(() => 0));
  expect(await countsOf(other.uid)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});
