import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, DatabaseUnavailable, openDatabase, SERVING_SESSION } from '@travesia/kit-service/database';
import { startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPgbouncer } from './start-pgbouncer.ts';

/** Fewer than ask at once, so that transactions of one client meet several of them. */
const SERVER_CONNECTIONS = 3;
const ASKING = 24;

const TRIES = 30;
const PAUSE_MS = 100;

const close: (() => unknown)[] = [];
let databases: readonly Database[];
let url: string;

beforeAll(async () => {
  const logs = await mkdtemp(join(tmpdir(), 'travesia-pooler-'));
  close.push(() => rm(logs, { recursive: true }));
  const postgres = await startPostgresServer({ password: 'una-clave' });
  close.push(() => postgres.close());
  const pooler = { count: 1, port: 0, serverConnections: SERVER_CONNECTIONS, clientConnections: 100 };
  const gaveUp = (name: string) => {
    throw new Error(`${name} gave up`);
  };
  const poolers = await startPgbouncer({ pooler, databaseUrl: postgres.url, logs, gaveUp });
  close.push(() => poolers.close());
  url = poolers.url;
  databases = [0, 1].map(() => openDatabase({ engine: 'postgresql', url, prepare: false }));
  close.push(() => Promise.all(databases.map((database) => database.close())));
  await vi.waitFor(() => databases[0]?.ping());
});
afterAll(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

/** On a busy machine a statement may not come to its end in its time: asked again, as pages ask. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** As a service asks: pipelined, by itself, and within a transaction. */
const ask = async (database: Database, value: number) => {
  const one = sql<{ one: number }>`select ${value}::int as one`;
  const [pipelined, alone, within] = await Promise.all([
    patiently(() => database.pipelined<{ one: number }>(one.compile(database.kysely))),
    patiently(() => one.execute(database.kysely)),
    patiently(() => database.kysely.transaction().execute((transaction) => one.execute(transaction))),
  ]);
  return [pipelined[0]?.one, alone.rows[0]?.one, within.rows[0]?.one];
};

const askMany = (all: readonly Database[]) =>
  Promise.all(all.flatMap((database) => Array.from({ length: ASKING }, (_, value) => ask(database, value))));

it('two services share fewer connections than they have, each answer its own', async () => {
  const answers = await askMany(databases);
  const expected = Array.from({ length: ASKING }, (_, value) => [value, value, value]);
  expect(answers).toEqual([...expected, ...expected]);
});

it('the server ends what takes too long, though a pooler tells it nothing of what a client asked for', async () => {
  const [database] = databases;
  if (!database) throw new Error('no database');
  for (const [name, ms] of Object.entries(SERVING_SESSION)) {
    const setting = sql<{ ms: number }>`select setting::int as ms from pg_settings where name = ${name}`;
    const { rows } = await patiently(() => setting.execute(database.kysely));
    expect(rows, name).toEqual([{ ms }]);
  }
  await expect(sql`select pg_sleep(30)`.execute(database.kysely)).rejects.toThrow(DatabaseUnavailable);
});

it('named statements are lost behind it: that is what DATABASE_PREPARE=off is for', async () => {
  const named = openDatabase({ engine: 'postgresql', url });
  close.push(() => named.close());
  await expect(askMany([named])).rejects.toThrow(/prepared statement/);
});
