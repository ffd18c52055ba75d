import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Network, startNetwork } from '../testing/network.ts';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import { createSampleService } from '../testing/sample-service.ts';
import { attachDatabase } from './attach-database.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openDatabase } from './open-database.ts';

/** Longer than any deadline of the pool, shorter than a person would wait. */
const ANSWER_DEADLINE_MS = 8_000;
const RECOVERY_DEADLINE_MS = 30_000;
const READERS = 16;

let postgres: PostgresServer;
let network: Network;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgresServer();
});
beforeEach(async () => {
  network = await startNetwork(new URL(postgres.url));
  database = openDatabase({ engine: 'postgresql', url: network.url });
  await recovers();
});
afterEach(async () => {
  await network.fare('well');
  await database.close();
  await network.close();
});
afterAll(() => postgres.close());

const roads = {
  'a connection of the pool': () => database.ping(),
  'a pipelined connection': async () => {
    await database.pipelined(CompiledQuery.raw('select 1'));
  },
};
const ROADS = ['a connection of the pool', 'a pipelined connection'] as const;

const readers = (road: (typeof ROADS)[number]) =>
  Promise.allSettled(Array.from({ length: READERS }, () => roads[road]()));
const recovers = () => vi.waitFor(() => database.ping(), { timeout: RECOVERY_DEADLINE_MS, interval: 50 });

it.each(ROADS.flatMap((road) => [[road, 'silent'] as const, [road, 'refused'] as const]))(
  'on %s a network that is %s keeps nobody waiting, and heals by itself',
  async (road, how) => {
    await readers(road);
    await network.fare(how);
    const startedAt = performance.now();
    const answers = await readers(road);
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_DEADLINE_MS);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    await network.fare('well');
    await vi.waitFor(roads[road], { timeout: RECOVERY_DEADLINE_MS, interval: 50 });
  },
);

it('a statement that takes too long is ended, and the connection serves the next one', async () => {
  await expect(sql`select pg_sleep(60)`.execute(database.kysely)).rejects.toThrow(DatabaseUnavailable);
  await database.ping();
});

it('statements on their way on one connection fail with it, and the next ones have another', async () => {
  await readers('a pipelined connection');
  const underWay = Array.from({ length: READERS }, () => database.pipelined(CompiledQuery.raw('select pg_sleep(1)')));
  const ended = Promise.allSettled(underWay);
  await postgres.kill();
  for (const answer of await ended) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  await postgres.start();
  await vi.waitFor(roads['a pipelined connection'], { timeout: RECOVERY_DEADLINE_MS, interval: 50 });
});

it('a transaction that is cut is undone, and says so', async () => {
  await sql`create table cut (n int)`.execute(database.kysely);
  const work = database.kysely.transaction().execute(async (transaction) => {
    await sql`insert into cut values (1)`.execute(transaction);
    await postgres.kill();
    await sql`insert into cut values (2)`.execute(transaction);
  });
  await expect(work).rejects.toThrow(DatabaseUnavailable);
  await postgres.start();
  await recovers();
  expect((await sql`select n from cut`.execute(database.kysely)).rows).toEqual([]);
});

it('a service whose database is down is not ready, answers 503, and is ready again by itself', async () => {
  const { app, log } = createSampleService();
  const own = openDatabase({ engine: 'postgresql', url: postgres.url });
  attachDatabase(app, own);
  app.get('/api/datos', async () => (await sql`select 1 as uno`.execute(own.kysely)).rows);
  try {
    expect((await app.inject('/api/datos')).json()).toEqual([{ uno: 1 }]);
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { 'database (survives power-loss)': 'ok' } });
    await postgres.stop();

    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const refused = await app.inject('/api/datos');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'content-type': expect.stringContaining('application/problem+json'),
    });
    expect(refused.json()).toMatchObject({ status: 503, detail: 'The data cannot be read or changed now.' });
    expect(log.text()).toContain('ECONNREFUSED');

    await postgres.start();
    await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), RECOVERY_DEADLINE_MS);
    expect((await app.inject('/api/datos')).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

it('the database of one slice being down says nothing of another slice', async () => {
  const { app } = createSampleService();
  const [own, other] = [postgres.url, network.url].map((url) => openDatabase({ engine: 'postgresql', url }));
  if (!own || !other) throw new Error('there are two databases');
  for (const [slice, data] of Object.entries({ ensayos: own, carreras: other })) {
    attachDatabase(app, data, [slice]);
    app.get(`/api/${slice}`, async () => (await sql`select 1 as uno`.execute(data.kysely)).rows);
  }
  const statuses = () =>
    Promise.all(
      ['/api/ensayos', '/readyz/ensayos', '/api/carreras', '/readyz/carreras'].map(
        async (path) => (await app.inject(path)).statusCode,
      ),
    );
  try {
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const metrics = (await app.inject('/metrics')).body;
    expect(metrics).toMatch(/^database_connections\{of="carreras",state="open"\} [1-9]/m);
    await network.fare('refused');
    expect(await statuses()).toEqual([200, 200, 503, 503]);
    await network.fare('well');
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200, 200]), RECOVERY_DEADLINE_MS);
  } finally {
    await app.close();
  }
});
