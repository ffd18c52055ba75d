import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AttemptRequest, BankAnswer } from '../api/attempts.ts';
import { ATTEMPTS_PATH, BANK_PATH } from '../api/paths.ts';
import { ATTEMPTS_PER_USER_A_DAY, SEEN_ATTEMPTS_MAX } from './limits.ts';
import { createTestApp, openTestService, type TestService } from './testing/ensayos-app.ts';
import { createStudent, newStudent, PRACTICE, SIMULACRO, type Student } from './testing/student.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let database: Database;
let service: TestService;
let student: Student;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
  database = service.database;
});
beforeEach(() => {
  student = newStudent(service.ask);
});
afterAll(() => service.close());

const make = (id: string, request: AttemptRequest = PRACTICE) =>
  service.ask(student.uid, 'POST', ATTEMPTS_PATH, { id, request });

/** As if the student had made so many more. */
async function copy(id: string, count: number): Promise<void> {
  await sql`
    insert into ensayos.attempt
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from ensayos.attempt as one, generate_series(1, ${count}::int) where id = ${id}`.execute(database.kysely);
}

it('lists the newest first by the clock of the server, whatever that of a browser says', async () => {
  const ahead = (await student.create(PRACTICE, uuidV7(Date.now() + YEAR_MS))).id;
  const now = (await student.create(SIMULACRO)).id;
  const behind = (await student.create(PRACTICE, uuidV7(Date.now() - YEAR_MS))).id;
  const { attempts } = await student.get(ATTEMPTS_PATH);
  expect(attempts).toMatchObject([
    { id: behind, items: PRACTICE.items },
    { id: now, items: 55 },
    { id: ahead, items: PRACTICE.items },
  ]);
});

it('a student makes so many attempts in a day, the next day more; what was made is answered as before', async () => {
  const { id } = await student.create(PRACTICE);
  await copy(id, ATTEMPTS_PER_USER_A_DAY - 2);
  const last = await make(uuidV7());
  expect(last.statusCode).toBe(200);
  const refused = await make(uuidV7());
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json()).toMatchObject({ status: 429, detail: expect.stringContaining('tomorrow') });
  expect((await make(last.json().id)).body).toBe(last.body);
  expect((await createStudent(service.ask, `${student.uid}-otra`).create(PRACTICE)).items).toBe(PRACTICE.items);
  await sql`update ensayos.attempt set created_at = created_at - interval '1 day'
    where id = ${id}`.execute(database.kysely);
  expect((await make(uuidV7())).statusCode).toBe(200);
  expect((await make(uuidV7())).statusCode).toBe(429);
});

it('knows what was met in the newest attempts, begun ones alone', async () => {
  const seenItems = async () => {
    const { contents }: BankAnswer = await student.get(BANK_PATH);
    return Object.values(contents).reduce((sum, { items, unseen }) => sum + items - unseen, 0);
  };
  await student.begin(SIMULACRO);
  await student.create({ ...SIMULACRO, test: 'cl' });
  expect(await seenItems()).toBe(55);
  const { attempt } = await student.begin({ ...PRACTICE, contents: ['m1'] });
  expect(await seenItems()).toBe(55 + PRACTICE.items);
  await copy(attempt.id, SEEN_ATTEMPTS_MAX - 2);
  expect(await seenItems()).toBe(55 + PRACTICE.items);
  await copy(attempt.id, 1);
  expect(await seenItems()).toBe(PRACTICE.items);
});

it('a question is sent to the database once, and again where that failed', async () => {
  const own = createTestApp({ ...database, close: async () => {} });
  const sent = async () => {
    const { rows } = await sql<{ count: number }>`delete from sent returning id`.execute(database.kysely);
    return rows.length;
  };
  // What others brought is not brought again.
  await sql`delete from ensayos.frozen_item`.execute(database.kysely);
  await sql`create table sent (id text not null)`.execute(database.kysely);
  await sql`create function note_sent() returns trigger language plpgsql
    as 'begin insert into sent values (new.id); return new; end'`.execute(database.kysely);
  await sql`create function refuse_sent() returns trigger language plpgsql
    as 'begin raise exception ''no room''; end'`.execute(database.kysely);
  const first = createStudent(own.ask, `${student.uid}-primera`);
  // Every question there is of the content, so that everybody is asked the same.
  const all = { ...PRACTICE, contents: ['m1.numeros.enteros-racionales.enteros'], items: 20 };
  await sql`create trigger b_refuse before insert on ensayos.frozen_item
    for each row execute function refuse_sent()`.execute(database.kysely);
  await expect(first.create(all)).rejects.toThrow('500');
  await sql`drop trigger b_refuse on ensayos.frozen_item`.execute(database.kysely);
  await sql`create trigger a_note before insert on ensayos.frozen_item
    for each row execute function note_sent()`.execute(database.kysely);
  const { items } = await first.create(all);
  expect(await sent()).toBe(items);
  expect((await createStudent(own.ask, `${student.uid}-segunda`).create(all)).items).toBe(items);
  expect(await sent()).toBe(0);
  await own.close();
});
