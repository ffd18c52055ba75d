import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { createLogLines, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTEMPTS_PATH, CLAIM_PATH, startPath } from '../api/paths.ts';
import { FINALISED_A_PAGE, FINALISER_INTERVAL_MS } from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import { createTestApp, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE, SIMULACRO } from './testing/student.ts';

/** More than a page has, and no multiple of it. */
const MANY = FINALISED_A_PAGE + 21;
/** Of one session: that many are graded by pages shows where the other engine has several. */
const MANY_EMBEDDED = process.env['SOAK'] ? MANY : 21;
const DEADLINE_MS = 50_000;
const POLL_MS = 20;
const DONE = 'attempts whose time was over are graded';
const UNGRADED = 'an attempt cannot be graded';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (engine) => {
  let database: Database;
  let service: TestService;
  const log = createLogLines();

  beforeAll(async () => {
    service = await openTestService({
      postgres: engine === 'embedded' ? undefined : postgres,
      log: { stream: log.stream },
    });
    database = service.database;
  });
  beforeEach(async () => {
    for (const table of STUDENT_TABLES) await sql`delete from ${sql.table(table)}`.execute(database.kysely);
  });
  afterAll(() => service.close());

  /** A simulacro whose time was over so many days ago, and that nobody looked at since. */
  async function unattended(uid: string, days = 1): Promise<string> {
    const student = createStudent(service.ask, uid);
    const running = await student.begin(SIMULACRO);
    const { id } = running.attempt;
    await student.send(
      id,
      answersAt(running, () => 0),
    );
    const passed = sql`${days} * interval '1 day'`;
    await sql`update ensayos.attempt set started_at = started_at - ${passed}, deadline_at = deadline_at - ${passed}
      where id = ${id}`.execute(database.kysely);
    return id;
  }

  /** The same of so many other students. */
  async function copy(id: string, count: number): Promise<void> {
    await sql`
      insert into ensayos.attempt
      select (jsonb_populate_record(one, jsonb_build_object('user_id', 'copia-' || n, 'id', gen_random_uuid()))).*
      from ensayos.attempt as one, generate_series(1, ${count}::int) as n where id = ${id}`.execute(database.kysely);
  }

  /** Names a question that there never was: nothing grades it. */
  async function spoil(id: string): Promise<void> {
    await sql`update ensayos.attempt set form = jsonb_set(form, '{slots,0,item}', '"m1-nada@1"')
      where id = ${id}`.execute(database.kysely);
  }

  /** What the table says; asking the service would close them. */
  async function statesOf(uid = '%'): Promise<Readonly<Record<string, number>>> {
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from ensayos.attempt where user_id like ${uid} group by state`.execute(
      database.kysely,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  const ungradedIn = (lines: ReturnType<typeof createLogLines>) =>
    lines.entries().filter(({ msg }) => msg === UNGRADED);

  /** One round of so many other processes. Resolves with what each of them said. */
  async function round(processes = 1) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const others = Array.from({ length: processes }, () => {
        const lines = createLogLines();
        const own =
          engine === 'embedded' ? { ...database, close: async () => {} } : openDatabase({ engine, url: postgres.url });
        return { lines, app: createTestApp(own, { log: { stream: lines.stream } }) };
      });
      for (const { app } of others) await app.app.ready();
      vi.advanceTimersByTime(FINALISER_INTERVAL_MS);
      const until = performance.now() + DEADLINE_MS;
      while (!others.every(({ lines }) => lines.text().includes(DONE)) && performance.now() < until) {
        await sleep(POLL_MS);
      }
      await Promise.all(others.map(({ app }) => app.close()));
      return others.map(({ lines }) => lines);
    } finally {
      vi.useRealTimers();
    }
  }

  it('it hands in what nobody looks at, with what was answered', async () => {
    const id = await unattended('ana');
    await createStudent(service.ask, 'berta').begin(SIMULACRO);
    await round();
    expect(await statesOf('ana')).toEqual({ graded: 1 });
    expect(await statesOf('berta')).toEqual({ in_progress: 1 });
    const { rows } = await sql<{ summary: object }>`
      select summary from ensayos.result where attempt_id = ${id}`.execute(database.kysely);
    expect(rows).toMatchObject([{ summary: { expired: true, omitted: 0 } }]);
  });

  it('it goes on until nothing is left, past all that cannot be graded, and says of each why not', async () => {
    const broken = await unattended('ana', 3);
    await spoil(broken);
    await copy(broken, MANY);
    await unattended('berta', 2);
    const [lines] = await round();
    expect(await statesOf('berta')).toEqual({ graded: 1 });
    expect(await statesOf()).toEqual({ graded: 1, in_progress: MANY + 1 });
    const said = lines ? ungradedIn(lines) : [];
    expect(said).toHaveLength(MANY + 1);
    expect(said).toContainEqual(
      expect.objectContaining({
        level: 'error',
        attempt: broken,
        err: expect.objectContaining({ message: '"m1-nada@1" was never frozen.' }),
      }),
    );
    expect(lines?.text()).not.toMatch(/copia-|"ana"/);
  });

  it('many that end together are handed in by one round, each once, also by two processes', async () => {
    const many = engine === 'embedded' ? MANY_EMBEDDED : MANY;
    await copy(await unattended('ana'), many);
    const lines = await round(2);
    expect(await statesOf()).toEqual({ graded: many + 1 });
    const { rows } = await sql<{ results: number }>`
        select count(*)::int as results from ensayos.result`.execute(database.kysely);
    expect(rows).toEqual([{ results: many + 1 }]);
    expect(lines.flatMap(ungradedIn)).toEqual([]);
  });

  it('a student with one that cannot be graded has all the others, and it as soon as it can', async () => {
    const student = createStudent(service.ask, 'ana');
    const broken = await unattended(student.uid);
    const { rows: before } = await sql<{ form: object }>`
      select form from ensayos.attempt where id = ${broken}`.execute(database.kysely);
    await spoil(broken);
    for (const [method, path] of [
      ['GET', ATTEMPTS_PATH],
      ['POST', CLAIM_PATH],
    ] as const) {
      const answer = await service.ask(student.uid, method, path);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().attempts).toMatchObject([{ id: broken, state: 'in_progress', remainingMs: 0 }]);
    }
    expect((await student.begin(PRACTICE)).form.items).toHaveLength(PRACTICE.items);
    const { id: next } = await student.create(SIMULACRO);
    const body = { device: student.device };
    const refused = await service.ask(student.uid, 'POST', startPath(next), body);
    expect([refused.statusCode, refused.json().attempt]).toMatchObject([409, { id: broken }]);
    expect(ungradedIn(log).at(-1)).toMatchObject({
      attempt: broken,
      err: { message: '"m1-nada@1" was never frozen.' },
    });

    await sql`update ensayos.attempt set form = ${JSON.stringify(before[0]?.form)}::jsonb
      where id = ${broken}`.execute(database.kysely);
    expect((await service.ask(student.uid, 'POST', startPath(next), body)).statusCode).toBe(200);
    expect((await student.get(ATTEMPTS_PATH)).attempts).toContainEqual(
      expect.objectContaining({ id: broken, state: 'graded' }),
    );
  });
});
