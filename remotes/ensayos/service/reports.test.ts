import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { cookieOf } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ReportBody, RunningAttempt } from '../api/attempts.ts';
import { ATTEMPTS_PATH, CLAIM_PATH, OWN_DATA_PATH, reportsPath, startPath } from '../api/paths.ts';
import { REPORTS_PER_USER_A_DAY, REPORTS_PER_USER_A_MINUTE } from './limits.ts';
import { readReports } from './read-reports.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { newStudent, PRACTICE, SIMULACRO, type Student } from './testing/student.ts';

const DEADLINE_MS = 30_000;

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

const saying = (report: Partial<ReportBody> = {}): ReportBody => ({
  id: uuidV7(),
  slot: 0,
  reason: 'clave',
  ...report,
});

const report = async (attempt: string, body: unknown, who = student) =>
  service.ask(who.uid, 'POST', reportsPath(attempt), body);

interface Kept {
  readonly attempt_id: string;
  readonly slot: number;
  readonly item: string;
  readonly reason: string;
  readonly text: string | null;
}

async function keptOf(uid: string): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select attempt_id, slot, item, reason, text from ensayos.report where user_id = ${uid} order by id`.execute(
    database.kysely,
  );
  return rows;
}

async function itemsOf(attempt: string): Promise<readonly string[]> {
  const { rows } = await sql<{ items: string[] }>`
    select jsonb_path_query_array(form, '$.slots[*].item') as items from ensayos.attempt where id = ${attempt}`.execute(
    database.kysely,
  );
  return rows[0]?.items ?? [];
}

it('names the variant that was asked, which the answer does not', async () => {
  const { attempt } = await student.begin(PRACTICE);
  const text = 'La A y la C dicen lo mismo.\n¿O no?';
  const answer = await report(attempt.id, saying({ slot: 2, reason: 'alternativas', text: `  ${text}\n` }));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const items = await itemsOf(attempt.id);
  expect(await keptOf(student.uid)).toEqual([
    { attempt_id: attempt.id, slot: 2, item: items[2], reason: 'alternativas', text },
  ]);
});

it('is taken of what is graded as well, and not before it began', async () => {
  const { id } = await student.create(PRACTICE);
  expect((await report(id, saying())).statusCode).toBe(409);
  await student.start(id);
  await student.submit(id);
  expect((await report(id, saying())).statusCode).toBe(204);
  expect(await keptOf(student.uid)).toMatchObject([{ text: null }]);
});

it('sent again, also at once, is kept once; another one under its id is refused', async () => {
  const { attempt } = await student.begin(PRACTICE);
  const body = saying({ text: 'Falta un dato.' });
  const answers = [
    ...(await Promise.all([0, 1, 2].map(() => report(attempt.id, body)))),
    await report(attempt.id, { ...body, id: body.id.toUpperCase() }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  const other = await student.begin(PRACTICE);
  for (const [where, different] of [
    [attempt.id, { ...body, slot: 1 }],
    [attempt.id, { ...body, text: 'Sobra un dato.' }],
    [other.attempt.id, body],
  ] as const) {
    expect((await report(where, different)).statusCode).toBe(409);
  }
  expect(await keptOf(student.uid)).toHaveLength(1);
});

it.each([
  ['a question that the form does not have', { slot: 8 }],
  ['no question', { slot: -1 }],
  ['another reason', { reason: 'fea' }],
  ['no words', { text: ' \n ' }],
  ['too many words', { text: 'á'.repeat(501) }],
  ['signs that a terminal obeys', { text: '\u001b[2J' }],
  ['half a sign', { text: '\ud800' }],
  ['nothing at all', { text: '\0' }],
  ['another id', { id: crypto.randomUUID() }],
  ['a variant', { item: 'm1-x@1' }],
])('of %s is refused', async (_, wrong) => {
  const { attempt } = await student.begin(PRACTICE);
  const answer = await report(attempt.id, { ...saying(), ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(await keptOf(student.uid)).toEqual([]);
});

it('takes the longest words there may be, in any script', async () => {
  const { attempt } = await student.begin(SIMULACRO);
  const texts = ['á'.repeat(500), '😀'.repeat(250), '∫₀¹ x² dx ≠ ½\t(ñandú)'];
  for (const text of texts) expect((await report(attempt.id, saying({ text }))).statusCode).toBe(204);
  expect((await keptOf(student.uid)).map(({ text }) => text)).toEqual(texts);
});

it('without end is stopped, by the minute and by the day, and what was kept is answered as before', async () => {
  const { attempt } = await student.begin(PRACTICE);
  const bodies = Array.from({ length: REPORTS_PER_USER_A_MINUTE + 1 }, () => saying());
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await report(attempt.id, body)).statusCode);
  expect(statuses).toEqual([...Array(REPORTS_PER_USER_A_MINUTE).fill(204), 429]);

  const other = newStudent(service.ask);
  const { id } = (await other.begin(PRACTICE)).attempt;
  const first = saying();
  expect((await report(id, first, other)).statusCode).toBe(204);
  await sql`insert into ensayos.report (user_id, id, attempt_id, slot, item, reason)
    select user_id, gen_random_uuid(), attempt_id, slot, item, reason
    from ensayos.report, generate_series(2, ${REPORTS_PER_USER_A_DAY}) where user_id = ${other.uid}`.execute(
    database.kysely,
  );
  expect((await report(id, saying(), other)).json()).toMatchObject({ status: 429, detail: expect.any(String) });
  expect((await report(id, first, other)).statusCode).toBe(204);
  expect(await keptOf(other.uid)).toHaveLength(REPORTS_PER_USER_A_DAY);
});

it('is exported without the variant, and deleted with everything else', async () => {
  const { attempt } = await student.begin(PRACTICE);
  const body = saying({ slot: 1, text: 'No se entiende.' });
  await report(attempt.id, body);
  const exported = await student.get(OWN_DATA_PATH);
  expect(exported.report).toEqual([
    {
      id: body.id,
      attempt_id: attempt.id,
      slot: 1,
      reason: 'clave',
      text: 'No se entiende.',
      reported_at: expect.any(String),
    },
  ]);
  await service.ask(student.uid, 'DELETE', OWN_DATA_PATH);
  expect(await keptOf(student.uid)).toEqual([]);
});

it('of a guest goes with the sample into the account', async () => {
  const id = uuidV7();
  const made = await service.ask('', 'POST', ATTEMPTS_PATH, { id, request: { mode: 'muestra' } });
  const [cookie = ''] = String(made.headers['set-cookie']).split(';');
  const ask = (url: string, body: unknown) => service.ask('', 'POST', url, body, { headers: { cookie } });
  const running: RunningAttempt = (await ask(startPath(id), { device: crypto.randomUUID() })).json();
  expect((await ask(reportsPath(running.attempt.id), saying({ slot: 4 }))).statusCode).toBe(204);
  await service.ask(
    student.uid,
    'POST',
    CLAIM_PATH,
    { attempts: [id] },
    {
      headers: { cookie: `${cookieOf(student.uid)}; ${cookie}` },
    },
  );
  expect(await keptOf(student.uid)).toMatchObject([{ attempt_id: id, slot: 4 }]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ensayos.report where attempt_id = ${id}`.execute(database.kysely);
  expect(rows).toEqual([{ count: 1 }]);
});

it('is told to the staff by question, the most reported first, without who said it', async () => {
  await sql`delete from ensayos.report`.execute(database.kysely);
  expect(await readReports(database)).toEqual([]);
  const { attempt } = await student.begin(PRACTICE);
  const items = await itemsOf(attempt.id);
  await report(attempt.id, saying({ slot: 0, reason: 'figura' }));
  for (const [index, reason] of (['clave', 'clave', 'otro'] as const).entries()) {
    await report(attempt.id, saying({ slot: 1, reason, text: `Palabras ${index}` }));
  }
  const told = await readReports(database);
  expect(told).toMatchObject([
    { item: items[1]?.split(':')[0], reports: 3, reasons: { clave: 2, otro: 1 } },
    { item: items[0]?.split(':')[0], reports: 1, reasons: { figura: 1 }, words: [] },
  ]);
  expect(told[0]?.words).toEqual(
    [2, 1, 0].map((index) => ({
      variant: items[1],
      reason: index === 2 ? 'otro' : 'clave',
      text: `Palabras ${index}`,
      at: expect.stringMatching(/^20\d\d-/),
    })),
  );
  expect(JSON.stringify(told)).not.toContain(student.uid);
});

it('is told of thousands of questions in about the time that a few take with as many reports', async () => {
  const { attempt } = await student.begin(PRACTICE);
  async function read(questions: number) {
    await sql`delete from ensayos.report`.execute(database.kysely);
    await sql`
      insert into ensayos.report (user_id, id, attempt_id, slot, item, reason, text)
      select ${student.uid}, gen_random_uuid(), ${attempt.id}, 0, 'm1-' || (n % ${questions}::int) || '@1:7', 'clave', 'No da.'
      from generate_series(1, 8000) as n`.execute(database.kysely);
    const before = performance.now();
    const told = await readReports(database);
    return { told, ms: performance.now() - before };
  }
  // The square would take forty times as long. A machine that does other work may spoil a comparison, not all of them.
  await vi.waitFor(async () => {
    const few = await read(40);
    const many = await read(4000);
    expect(many.told).toHaveLength(4000);
    expect(many.told.every(({ reports, words }) => reports === 2 && words.length === 2)).toBe(true);
    expect(many.ms / few.ms).toBeLessThan(10);
  }, DEADLINE_MS);
});
