import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningAttempt } from '../api/attempts.ts';
import { ATTEMPTS_PATH, CLAIM_PATH, reportsPath, resultPath, startPath, submitPath } from '../api/paths.ts';
import { FINALISER_INTERVAL_MS, GUEST_COOKIE_S, GUEST_KEPT_S } from './limits.ts';
import { createOwnDataStore, type OwnDataStore, STUDENT_TABLES } from './own-data-store.ts';
import type { Tables } from './tables.ts';
import { createTestApp, openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, createStudent, PRACTICE } from './testing/student.ts';

const DAY_S = 24 * 60 * 60;
const ALL = 1000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('on the %s database', (engine) => {
  let database: Database;
  let service: TestService;
  let ownData: OwnDataStore;

  beforeAll(async () => {
    service = await openTestService({ postgres: engine === 'embedded' ? undefined : postgres });
    database = service.database;
    ownData = createOwnDataStore(database.kysely.withTables<Tables>());
  });
  beforeEach(async () => {
    for (const table of STUDENT_TABLES) await sql`delete from ${sql.table(table)}`.execute(database.kysely);
  });
  afterAll(() => service.close());

  /** A sample that was taken, graded and complained of without an account. */
  async function sample(cookie = '') {
    const id = uuidV7();
    const ask = (method: 'GET' | 'POST', url: string, body?: unknown) =>
      service.ask('', method, url, body, { headers: { cookie } });
    const made = await ask('POST', ATTEMPTS_PATH, { id, request: { mode: 'muestra' } });
    expect(made.statusCode).toBe(200);
    [cookie = ''] = String(made.headers['set-cookie']).split(';');
    const running: RunningAttempt = (await ask('POST', startPath(id), { device: crypto.randomUUID() })).json();
    await ask('POST', submitPath(id), { epoch: 1, events: answersAt(running, () => 1) });
    await ask('POST', reportsPath(id), { id: uuidV7(), slot: 0, reason: 'otro' });
    // As if a diagnostic had asked it too: of those nothing but their questions is here.
    await sql`insert into ensayos.sealed_evidence select user_id, attempt_id, slot, content, item, outcome, at
      from ensayos.evidence where attempt_id = ${id}`.execute(database.kysely);
    return { id, cookie, setCookie: String(made.headers['set-cookie']), ask };
  }

  async function age(id: string, seconds: number): Promise<void> {
    const passed = sql`${seconds} * interval '1 second'`;
    await sql`update ensayos.attempt set created_at = created_at - ${passed}, started_at = started_at - ${passed},
      graded_at = graded_at - ${passed} where id = ${id}`.execute(database.kysely);
  }

  async function rows(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const table of STUDENT_TABLES) {
      const { rows: counted } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(database.kysely);
      counts[table] = counted[0]?.count ?? 0;
    }
    return counts;
  }
  const none = Object.fromEntries(STUDENT_TABLES.map((table) => [table, 0]));

  it('a guest is forgotten whole once the cookie is over, and not before', async () => {
    const { id, ask } = await sample();
    const before = await rows();
    // Hints are told to students with an account alone.
    const empty = Object.entries(before).flatMap(([table, count]) => (count === 0 ? [table] : []));
    expect(empty).toEqual(['ensayos.hint']);
    await age(id, GUEST_COOKIE_S);
    expect(await ownData.forgetGuests(ALL)).toBe(0);
    expect((await ask('GET', resultPath(id))).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
    await age(id, GUEST_KEPT_S - GUEST_COOKIE_S);
    expect(await ownData.forgetGuests(ALL)).toBe(1);
    expect(await rows()).toEqual(none);
    expect(await ownData.forgetGuests(ALL)).toBe(0);
  });

  it('who comes back is known for as long again, with everything there was', async () => {
    const first = await sample();
    await age(first.id, GUEST_KEPT_S + DAY_S);
    const second = await sample(first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect(second.setCookie).toContain(`Max-Age=${GUEST_COOKIE_S};`);
    const before = await rows();
    expect(await ownData.forgetGuests(ALL)).toBe(0);
    expect(await rows()).toEqual(before);
    // And holds up nobody else.
    const gone = await sample();
    await age(gone.id, GUEST_KEPT_S + DAY_S / 2);
    expect(await ownData.forgetGuests(1)).toBe(1);
    expect(await rows()).toEqual(before);
    await age(second.id, GUEST_KEPT_S + DAY_S);
    expect(await ownData.forgetGuests(ALL)).toBe(1);
    expect(await rows()).toEqual(none);
  });

  it('what went into an account stays, as everything of accounts does', async () => {
    const { id, cookie } = await sample();
    await service.ask(
      'ana',
      'POST',
      CLAIM_PATH,
      { attempts: [id] },
      { headers: { cookie: `${cookieOf('ana')}; ${cookie}` } },
    );
    const student = createStudent(service.ask, 'berta');
    const { attempt } = await student.begin(PRACTICE);
    await student.submit(attempt.id);
    for (const old of [id, attempt.id]) await age(old, 10 * GUEST_KEPT_S);
    const before = await rows();
    expect(await ownData.forgetGuests(ALL)).toBe(0);
    expect(await rows()).toEqual(before);
    expect((await service.ask('ana', 'GET', resultPath(id))).statusCode).toBe(200);
  });

  it('the oldest go first, so many at a time, whoever else forgets them', async () => {
    const ages = [3, 1, 2];
    const ids: string[] = [];
    for (const days of ages) {
      const { id } = await sample();
      await age(id, GUEST_KEPT_S + days * DAY_S);
      ids.push(id);
    }
    expect(await ownData.forgetGuests(2)).toBe(2);
    const { rows: left } = await sql`select id from ensayos.attempt`.execute(database.kysely);
    expect(left).toEqual([{ id: ids[1] }]);
    const forgotten = await Promise.all([ownData.forgetGuests(ALL), ownData.forgetGuests(ALL)]);
    expect(forgotten[0] + forgotten[1]).toBe(1);
    expect(await rows()).toEqual(none);
  });

  it('the finaliser does it by itself', async () => {
    const { id } = await sample();
    await age(id, GUEST_KEPT_S + DAY_S);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const other = createTestApp(
        engine === 'embedded' ? { ...database, close: async () => {} } : openDatabase({ engine, url: postgres.url }),
      );
      await other.app.ready();
      vi.advanceTimersByTime(FINALISER_INTERVAL_MS);
      // Closing waits for the round that is under way.
      await other.close();
    } finally {
      vi.useRealTimers();
    }
    expect(await rows()).toEqual(none);
  });
});
