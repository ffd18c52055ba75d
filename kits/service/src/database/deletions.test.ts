import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { createDeletions, type Deletions } from './deletions.ts';
import { openDatabase } from './open-database.ts';

let postgres: PostgresServer;
let database: Database;
let deletions: Deletions;
let nowS: number;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await sql`create schema notas`.execute(database.kysely);
  await sql`create table notas.deletion (digest text primary key, deleted_at timestamptz not null)`.execute(
    database.kysely,
  );
  await sql`create table notas.nota (user_id text not null, text text not null)`.execute(database.kysely);
  deletions = createDeletions(database, 'notas', async (user) => {
    await sql`delete from notas.nota where user_id = ${user}`.execute(database.kysely);
  });
});
beforeEach(async () => {
  await sql`delete from notas.nota`.execute(database.kysely);
  await sql`delete from notas.deletion`.execute(database.kysely);
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 as now`.execute(database.kysely);
  nowS = Math.floor(rows[0]?.now ?? 0);
});
afterAll(async () => {
  await database.close();
  await postgres.close();
});

const write = (user: string) => async () => {
  await sql`insert into notas.nota values (${user}, 'hola')`.execute(database.kysely);
  return 'kept';
};
const notes = async () =>
  (await sql<{ user_id: string }>`select user_id from notas.nota`.execute(database.kysely)).rows.map(
    (row) => row.user_id,
  );
const refused = { statusCode: 401 };

describe('what was deleted', () => {
  it('is made again by no session from before, and by one from after', async () => {
    const before = { user: 'ana', signedInAtS: nowS - 60 };
    await deletions.whileKept(before, write('ana'));
    await deletions.delete('ana');
    await expect(deletions.whileKept(before, write('ana'))).rejects.toMatchObject(refused);
    expect(await notes()).toEqual([]);
    expect(await deletions.whileKept({ user: 'ana', signedInAtS: nowS + 60 }, write('ana'))).toBe('kept');
    // Another account, whoever's it is.
    expect(await deletions.whileKept({ user: 'ana-2', signedInAtS: nowS - 60 }, write('ana-2'))).toBe('kept');
    expect(await notes()).toEqual(['ana', 'ana-2']);
  });

  it('stays so for who never signs in', async () => {
    await deletions.delete('guest:1');
    await expect(deletions.whileKept({ user: 'guest:1', signedInAtS: null }, write('guest:1'))).rejects.toMatchObject(
      refused,
    );
  });

  it('leaves nothing of what was being written meanwhile', async () => {
    const writing = deletions.whileKept({ user: 'ana', signedInAtS: nowS - 60 }, async () => {
      await deletions.delete('ana');
      return write('ana')();
    });
    await expect(writing).rejects.toMatchObject(refused);
    expect(await notes()).toEqual([]);
  });

  it('is known by no name, and forgotten when no session can be that old', async () => {
    await deletions.delete('ana');
    const { rows } = await sql`select digest from notas.deletion`.execute(database.kysely);
    expect(JSON.stringify(rows)).not.toContain('ana');
    await sql`update notas.deletion set deleted_at = deleted_at - interval '71 days'`.execute(database.kysely);
    await deletions.delete('berta');
    const { rows: left } = await sql`select 1 from notas.deletion`.execute(database.kysely);
    expect(left).toHaveLength(1);
  });
});
