import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTEMPTS_PATH } from '../api/paths.ts';
import { QUEUE_COUNTED_MAX } from './grading-metrics.ts';
import { createTestApp, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE, SIMULACRO } from './testing/student.ts';

const DAY_S = 24 * 60 * 60;

let postgres: PostgresServer;
let service: TestService;
beforeAll(async () => {
  postgres = await startPostgresServer();
  service = await openTestService({ postgres });
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

type App = Pick<TestService, 'app'>;

/** The lines of `/metrics` of grading, by name and labels. */
async function figures({ app }: App = service): Promise<Readonly<Record<string, number>>> {
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => /^(grading_|attempt_grading)/.test(line));
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

/** As another process says them, which has read nothing before. */
async function figuresElsewhere() {
  const other = createTestApp({ ...service.database, close: async () => {} });
  const found = await figures(other);
  await other.close();
  return found;
}

async function begunDaysAgo(uid: string, days: number): Promise<string> {
  const { id } = (await createStudent(service.ask, uid).begin(SIMULACRO)).attempt;
  await sql`update ensayos.attempt set started_at = started_at - ${days} * interval '1 day',
    deadline_at = deadline_at - ${days} * interval '1 day' where id = ${id}`.execute(service.database.kysely);
  return id;
}

it('says how many attempts wait and for how long, how many were graded by whom, and what could not be', async () => {
  expect(await figures()).toMatchObject({ grading_queue_attempts: 0, grading_queue_oldest_seconds: 0 });

  const practising = createStudent(service.ask, 'ana');
  const practice = await practising.begin(PRACTICE);
  await practising.submit(
    practice.attempt.id,
    answersAt(practice, () => 0),
  );
  await begunDaysAgo('berta', 2);
  const broken = await begunDaysAgo('carla', 3);
  await createStudent(service.ask, 'diana').begin(SIMULACRO);
  await sql`update ensayos.attempt set form = jsonb_set(form, '{slots,0,item}', '"m1-nada@1"')
    where id = ${broken}`.execute(service.database.kysely);

  const waiting = await figuresElsewhere();
  expect(waiting).toMatchObject({ grading_queue_attempts: 2 });
  // The clock of a simulacro runs for some hours before its time is over.
  expect(waiting['grading_queue_oldest_seconds']).toBeGreaterThan(2.5 * DAY_S);
  expect(waiting['grading_queue_oldest_seconds']).toBeLessThan(3 * DAY_S);

  // Whoever looks grades what is over.
  for (const uid of ['berta', 'carla', 'diana']) await service.ask(uid, 'GET', ATTEMPTS_PATH);
  expect(await figures()).toMatchObject({
    'attempt_grading_seconds_count{by="student"}': 1,
    'attempt_grading_seconds_count{by="clock"}': 1,
    attempt_grading_failures_total: 1,
    // Read a moment ago, when nothing waited.
    grading_queue_attempts: 0,
  });
  expect(await figuresElsewhere()).toMatchObject({ grading_queue_attempts: 1 });
});

it('reads an index, and no further than it counts', async () => {
  const AT_ONCE = 2_500;
  for (let first = 0; first <= QUEUE_COUNTED_MAX; first += AT_ONCE) {
    await sql`
      insert into ensayos.attempt
        (user_id, id, request, mode, test, state, form, salt, limit_ms, started_at, deadline_at)
      select 'ausente-' || ${first}::int + n, gen_random_uuid(), '{}', 'simulacro', 'm1', 'in_progress', '{}', '', 1,
        now() - interval '2 days', now() - interval '1 day'
      from generate_series(1, ${AT_ONCE}::int) as n`.execute(service.database.kysely);
  }
  await sql`analyze ensayos.attempt`.execute(service.database.kysely);
  expect(await figuresElsewhere()).toMatchObject({ grading_queue_attempts: QUEUE_COUNTED_MAX });
  const { rows } = await sql<Record<string, string>>`explain select deadline_at from ensayos.attempt
    where state = 'in_progress' and deadline_at < now() order by deadline_at limit 10`.execute(service.database.kysely);
  expect(JSON.stringify(rows)).toContain('attempt_deadline');
});

it('is told without what waits while the database is out of reach', async () => {
  const closed = await openTestService({ postgres });
  await closed.database.close();
  const found = await figures(closed);
  expect(found).not.toHaveProperty('grading_queue_attempts');
  expect(found).toHaveProperty('attempt_grading_failures_total', 0);
});
