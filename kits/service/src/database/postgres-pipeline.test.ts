import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let server: PostgresServer;
let database: Database;

beforeAll(async () => {
  server = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: server.url });
});
afterAll(async () => {
  await database.close();
  await server.close();
});

async function ask<Row>(text: string, ...values: readonly unknown[]): Promise<Row> {
  const [row] = await database.pipelined<Row>(CompiledQuery.raw(text, [...values]));
  if (row === undefined) throw new Error(`no row for ${text}`);
  return row;
}
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('has many statements on their way on few connections, each a transaction of its own', async () => {
  const answers = await times(100, (n) =>
    ask<{ n: number; pid: number; transaction: string }>(
      'select $1::int as n, pg_backend_pid() as pid, pg_current_xact_id()::text as transaction',
      n,
    ),
  );
  expect(answers.map(({ n }) => n)).toEqual(answers.map((_, index) => index));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(4);
  expect(new Set(answers.map(({ transaction }) => transaction)).size).toBe(answers.length);
});

it('sends what is more than they hold to connections of the pool', async () => {
  const answers = await times(160, () => ask<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.01)'));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBeGreaterThan(4);
});

it('a statement that fails takes nothing of those before and behind it', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => ask<{ rest: number }>('select 7 % $1::int as rest', n % 2)),
  );
  for (const [n, answer] of answers.entries()) {
    if (n % 2 === 1) expect(answer).toMatchObject({ status: 'fulfilled', value: { rest: 0 } });
    else expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  }
});

it('ends with its database', async () => {
  const own = openDatabase({ engine: 'postgresql', url: server.url });
  await own.pipelined(CompiledQuery.raw('select 1 as one'));
  await own.close();
  await expect(own.pipelined(CompiledQuery.raw('select 1'))).rejects.toThrow();
});
