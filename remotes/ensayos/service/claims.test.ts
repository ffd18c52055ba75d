import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedAnswer } from '../api/attempts.ts';
import { ATTEMPTS_PATH, attemptPath, CLAIM_PATH, startPath } from '../api/paths.ts';
import { createClaimStore } from './claim-store.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import type { Tables } from './tables.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';

/** More than one statement has the time for. */
/** More than one statement moves; in a soak, more than a request has time for. */
const EVENTS = process.env['SOAK'] ? 250_000 : 25_000;
const ATTEMPTS = 50;

let postgres: PostgresServer;
let service: TestService;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgresServer();
  service = await openTestService({ postgres });
  database = service.database;
});
beforeEach(async () => {
  for (const table of STUDENT_TABLES) await sql`delete from ${sql.table(table)}`.execute(database.kysely);
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

/** A sample that was begun without an account. */
async function sample(cookie = '') {
  const id = uuidV7();
  const asGuest = { headers: { cookie } };
  const made = await service.ask('', 'POST', ATTEMPTS_PATH, { id, request: { mode: 'muestra' } }, asGuest);
  expect(made.statusCode).toBe(200);
  const [own = ''] = String(made.headers['set-cookie']).split(';');
  await service.ask('', 'POST', startPath(id), { device: crypto.randomUUID() }, { headers: { cookie: own } });
  return { id, cookie: own };
}

const ask = (uid: string, method: 'GET' | 'POST', cookie: string, body?: unknown) =>
  service.ask(uid, method, CLAIM_PATH, body, { headers: { cookie: `${cookieOf(uid)}; ${cookie}` } });

async function ownersOf(table: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ owner: string; count: number }>`
    select case when user_id like 'guest:%' then 'guest' else user_id end as owner, count(*)::int as count
    from ${sql.table(table)} group by owner`.execute(database.kysely);
  return Object.fromEntries(rows.map(({ owner, count }) => [owner, count]));
}

/** So many attempts of the guest, with the same events in each. */
async function fill(id: string, attempts: number, events: number): Promise<readonly string[]> {
  const others = Array.from({ length: attempts - 1 }, () => uuidV7());
  await sql`insert into ensayos.attempt
    select (jsonb_populate_record(one, jsonb_build_object('id', other))).*
    from ensayos.attempt as one, unnest(${others}::uuid[]) as other where one.id = ${id}`.execute(database.kysely);
  const { rows } = await sql<{ id: string }>`select id from ensayos.attempt`.execute(database.kysely);
  for (const row of rows) {
    await sql`insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
      select user_id, id, 1, seq, 0, 'flag', '{"flagged":true}'
      from ensayos.attempt, generate_series(1, ${events}::int) as seq where id = ${row.id}`.execute(database.kysely);
  }
  return rows.map((row) => row.id);
}

describe('what was done without an account', () => {
  it('moves nowhere unless the student says that it is theirs, and is offered until then', async () => {
    const { id, cookie } = await sample();
    const asAna = { headers: { cookie: `${cookieOf('ana')}; ${cookie}` } };
    expect((await service.ask('ana', 'GET', ATTEMPTS_PATH, undefined, asAna)).json()).toEqual({ attempts: [] });
    for (const body of [undefined, {}, { attempts: [] }]) {
      const answer = await ask('ana', 'POST', cookie, body);
      // A page that does not ask gets its list all the same.
      expect(answer.json()).toEqual({ left: 0, attempts: [] });
    }
    expect(await ownersOf('ensayos.attempt')).toEqual({ guest: 1 });
    expect((await ask('ana', 'GET', cookie)).json().attempts).toMatchObject([{ id }]);
    // Who was not at the browser, or says nothing, has not taken it from who was.
    const asGuest = { headers: { cookie } };
    expect((await service.ask('', 'GET', attemptPath(id), undefined, asGuest)).statusCode).toBe(200);
  });

  it('moves by name: what was made in the same browser since stays where it is', async () => {
    const first = await sample();
    const second = await sample(first.cookie);
    expect((await ask('ana', 'POST', first.cookie, { attempts: [first.id] })).json()).toEqual({ left: 0 });
    expect((await ask('ana', 'GET', first.cookie)).json().attempts).toMatchObject([{ id: second.id }]);
    expect((await service.ask('ana', 'GET', attemptPath(first.id))).statusCode).toBe(200);
  });

  it('moves to nobody whose guest it is not', async () => {
    const { id } = await sample();
    const other = await sample();
    expect((await ask('ana', 'POST', other.cookie, { attempts: [id] })).json()).toEqual({ left: 0 });
    expect(await ownersOf('ensayos.attempt')).toEqual({ guest: 2 });
  });

  it('moves in pieces, however much it is, and costs the account its list at no time', async () => {
    const { id, cookie } = await sample();
    const attempts = await fill(id, ATTEMPTS, EVENTS / ATTEMPTS);
    let left = attempts.length;
    for (let requests = 0; left > 0; requests += 1) {
      expect(requests).toBeLessThan(ATTEMPTS);
      const answer = await ask('ana', 'POST', cookie, { attempts });
      expect(answer.statusCode).toBe(200);
      expect((answer.json() as ClaimedAnswer).left).toBeLessThan(left);
      left = answer.json().left;
      expect((await service.ask('ana', 'GET', ATTEMPTS_PATH)).statusCode).toBe(200);
    }
    expect(await ownersOf('ensayos.attempt')).toEqual({ ana: ATTEMPTS });
    expect(await ownersOf('ensayos.attempt_event')).toEqual({ ana: EVENTS });
  }, 120_000);

  it('is whole on one side or the other where it was interrupted, and goes on from there', async () => {
    const { id, cookie } = await sample();
    const attempts = await fill(id, 3, 100);
    const guest = await sql<{ user_id: string }>`select user_id from ensayos.attempt limit 1`.execute(database.kysely);
    const claims = createClaimStore(database.kysely.withTables<Tables>());
    // Stopped after as much as fits between two looks at the clock.
    const ended = new AbortController();
    const first = claims.claim(guest.rows[0]?.user_id ?? '', 'ana', attempts, ended.signal);
    ended.abort();
    const left = await first;
    const { rows } = await sql<{ events: number }>`
      select count(*)::int as events from ensayos.attempt_event as event where exists (
        select 1 from ensayos.attempt where user_id = event.user_id and id = event.attempt_id
      )`.execute(database.kysely);
    expect(rows).toEqual([{ events: 300 }]);
    expect(left).toBeGreaterThan(0);
    expect((await ask('ana', 'POST', cookie, { attempts })).json()).toEqual({ left: 0 });
    expect(await ownersOf('ensayos.attempt')).toEqual({ ana: 3 });
    expect(await ownersOf('ensayos.attempt_event')).toEqual({ ana: 300 });
  });
});
