import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { userTransaction } from './user-transaction.ts';

/** Connections of a process: each has plans of its own. */
const AT_ONCE = 14;

let server: PostgresServer;
let database: Database;
let tables = 0;
let table: string;

beforeAll(async () => {
  server = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: server.url });
});
beforeEach(async () => {
  tables += 1;
  table = `things_${tables}`;
  await migrate(`create table ${table} (id int primary key); insert into ${table} values (1);`);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const migrate = (text: string) => sql.raw(text).execute(database.kysely);
const read = async (by: Kysely<object> = database.kysely) =>
  (await sql<object>`select * from ${sql.table(table)} where id = ${1}`.execute(by)).rows;
const everywhere = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, work));

it('a statement answers although the table got a column since it was prepared, and lost it again', async () => {
  await everywhere(read);
  await migrate(`alter table ${table} add column kind text not null default 'new'`);
  expect(await everywhere(read)).toEqual(Array(AT_ONCE).fill([{ id: 1, kind: 'new' }]));
  await migrate(`alter table ${table} drop column kind`);
  expect(await everywhere(read)).toEqual(Array(AT_ONCE).fill([{ id: 1 }]));
});

it('so does one that shares its connection with others on their way', async () => {
  const ask = () =>
    everywhere(() =>
      database.pipelined(CompiledQuery.raw(`update ${table} set id = id where id = $1 returning *`, [1])),
    );
  await ask();
  await migrate(`alter table ${table} add column kind text not null default 'new'`);
  expect(await ask()).toEqual(Array(AT_ONCE).fill([{ id: 1, kind: 'new' }]));
});

it('a transaction is done again as a whole, and what it did before counts once', async () => {
  const countUp = () =>
    userTransaction(database.kysely, async (transaction) => {
      await sql`update ${sql.table(table)} set count = count + 1 where id = ${1}`.execute(transaction);
      await sql`select * from ${sql.table(table)} where id > ${0}`.execute(transaction);
      await sql`select id, * from ${sql.table(table)} where id > ${0}`.execute(transaction);
      await sql`select *, id from ${sql.table(table)} where id > ${0}`.execute(transaction);
      await sql`select *, * from ${sql.table(table)} where id > ${0}`.execute(transaction);
      return read(transaction);
    });
  await migrate(`alter table ${table} add column count int not null default 0`);
  await everywhere(countUp);
  await migrate(`alter table ${table} add column kind text not null default 'new'`);
  await everywhere(countUp);
  expect(await read()).toEqual([{ id: 1, count: 2 * AT_ONCE, kind: 'new' }]);
});

it('a statement that lost against another one is done again', async () => {
  await migrate(`insert into ${table} values (2)`);
  const lock = (by: Kysely<object>, id: number) =>
    sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(by);
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const both = sql`update ${sql.table(table)} set id = id
    where id in (select id from ${sql.table(table)} where id = any(${[2, 1]}::int[]) order by id desc for update)`;
  const { promise: isWaiting, resolve: waiting } = Promise.withResolvers<void>();
  const first = userTransaction(database.kysely, async (transaction) => {
    await lock(transaction, 1);
    held();
    await isWaiting;
    await lock(transaction, 2);
  });
  await isHeld;
  const second = both.execute(database.kysely);
  const seesWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(database.kysely);
    return rows.length > 0;
  };
  while (!(await seesWaiting()));
  waiting();
  await Promise.all([first, second]);
});
