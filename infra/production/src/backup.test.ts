import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres } from '@travesia/infra-checks/postgres';
import { findSlicePackages } from '@travesia/infra-local';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

const run = promisify(execFile);

async function startServer() {
  const server = await startPostgresServer();
  close.push(() => server.close());
  const database = openDatabase({ engine: 'postgresql', url: server.url });
  close.push(() => database.close());
  return { url: server.url, database };
}

/** Of every table of every slice, how many rows. */
async function rowsOf({ kysely }: Database, schemas: readonly string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname = any(${schemas}::text[]) order by name
  `.execute(kysely);
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(kysely);
      return [name, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

it('what was kept when a backup began is in it, and services go on with what was restored', async () => {
  const programs = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'travesia-backup-'));
  close.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'travesia.dump');
  const slices = (await findSlicePackages()).map(({ slice }) => slice);
  const schemas = slices.map(({ name }) => name);
  const [before, after] = [await startServer(), await startServer()];
  await before.database.migrate(slices);

  let written = 0;
  let isOver = false;
  // Every slice has a table of those whose data was deleted.
  const write = async () => {
    for (const schema of schemas) {
      await sql`insert into ${sql.table(`${schema}.deletion`)} values (${`alumna-${written}`}, now())`.execute(
        before.database.kysely,
      );
    }
    written += 1;
  };
  for (let count = 0; count < 20; count += 1) await write();
  const atLeast = await rowsOf(before.database, schemas);
  const writing = (async () => {
    while (!isOver) {
      await write();
      await sleep(2);
    }
  })();
  await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, before.url]);
  isOver = true;
  await writing;

  await run(join(programs, 'pg_restore'), ['--exit-on-error', '--single-transaction', `--dbname=${after.url}`, file]);
  const restored = await rowsOf(after.database, schemas);
  const atMost = await rowsOf(before.database, schemas);
  expect(Object.keys(restored)).toEqual(Object.keys(atMost));
  for (const [table, rows] of Object.entries(restored)) {
    expect(rows, table).toBeGreaterThanOrEqual(atLeast[table] ?? 0);
    expect(rows, table).toBeLessThanOrEqual(atMost[table] ?? 0);
  }
  const migrated = await after.database.migrate(slices);
  expect(migrated.flatMap(({ applied }) => applied)).toEqual([]);
});
