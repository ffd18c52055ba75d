import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { userTransaction } from './user-transaction.ts';

type Tables = { readonly sample: { user_id: string; n: number } };

let server: PostgresServer;
let folder: string;
const opened: { embedded?: Database; postgresql?: Database } = {};

beforeAll(async () => {
  [server, folder] = await Promise.all([startPostgresServer(), mkdtemp(join(tmpdir(), 'travesia-engines-'))]);
  opened.postgresql = openDatabase({ engine: 'postgresql', url: server.url });
  opened.embedded = openDatabase({ engine: 'embedded', folder });
  for (const { kysely } of Object.values(opened)) {
    await sql`create table sample (user_id text primary key, n int not null)`.execute(kysely);
  }
});
afterAll(async () => {
  await Promise.all(Object.values(opened).map((database) => database.close()));
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(['embedded', 'postgresql'] as const)('the %s database', (engine) => {
  function tables(): Kysely<Tables> {
    const database = opened[engine];
    if (!database) throw new Error('it was opened before');
    return database.kysely.withTables<Tables>();
  }
  const nOf = async (user_id: string) =>
    (await tables().selectFrom('sample').select('n').where('user_id', '=', user_id).executeTakeFirst())?.n;

  it('has the same types as the other', async () => {
    const { rows } = await sql<object>`
      select count(*) as whole, array['b', 'a'] as words, '2026-11-21T12:00:00Z'::timestamptz as instant,
        '01997b7a-0000-7000-8000-000000000000'::uuid as id, 7::smallint as small, null::int as nothing,
        ${['x', 'y']}::text[] as given, true as yes`.execute(tables());
    expect(rows).toEqual([
      {
        whole: 1,
        words: ['b', 'a'],
        instant: new Date('2026-11-21T12:00:00Z'),
        id: '01997b7a-0000-7000-8000-000000000000',
        small: 7,
        nothing: null,
        given: ['x', 'y'],
        yes: true,
      },
    ]);
  });

  it('keeps transactions apart: what one undoes takes nothing of another with it', async () => {
    await tables().insertInto('sample').values({ user_id: 'ana', n: 0 }).execute();
    const failing = tables()
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('sample').set({ n: 99 }).where('user_id', '=', 'ana').execute();
        throw new Error('undo');
      });
    const others = Array.from({ length: 8 }, (_, index) =>
      userTransaction(tables(), (transaction) =>
        transaction
          .insertInto('sample')
          .values({ user_id: `otra-${index}`, n: index })
          .execute(),
      ),
    );
    const alone = tables().insertInto('sample').values({ user_id: 'sola', n: 1 }).execute();
    await expect(failing).rejects.toThrow('undo');
    await Promise.all([...others, alone]);
    expect(await nOf('ana')).toBe(0);
    expect(await nOf('sola')).toBe(1);
    expect(await Promise.all(others.map((_, index) => nOf(`otra-${index}`)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('tells a statement that is wrong from a database that is down', async () => {
    const twice = tables()
      .insertInto('sample')
      .values([
        { user_id: 'eva', n: 1 },
        { user_id: 'eva', n: 2 },
      ])
      .execute();
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await nOf('eva')).toBeUndefined();
  });

  it('does not commit what failed half way, even where nobody looked', async () => {
    const work = tables()
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('sample').values({ user_id: 'mia', n: 1 }).execute();
        await sql`select 1 / 0`.execute(transaction).catch(() => {});
      });
    await expect(work).rejects.toThrow();
    expect(await nOf('mia')).toBeUndefined();
  });
});

it('two transactions that wait for each other both succeed on PostgreSQL', async () => {
  const tables = opened.postgresql?.kysely.withTables<Tables>();
  if (!tables) throw new Error('it was opened before');
  await tables
    .insertInto('sample')
    .values([
      { user_id: 'uno', n: 0 },
      { user_id: 'dos', n: 0 },
    ])
    .execute();
  const { promise: bothBegan, resolve } = Promise.withResolvers<void>();
  let began = 0;
  const cross = (first: string, second: string) =>
    userTransaction(tables, async (transaction) => {
      const add = (user_id: string) =>
        transaction
          .updateTable('sample')
          .set(({ eb }) => ({ n: eb('n', '+', 1) }))
          .where('user_id', '=', user_id)
          .execute();
      await add(first);
      began += 1;
      if (began === 2) resolve();
      await bothBegan;
      await add(second);
    });
  await Promise.all([cross('uno', 'dos'), cross('dos', 'uno')]);
  const rows = await tables.selectFrom('sample').select('n').where('user_id', 'in', ['uno', 'dos']).execute();
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
});
