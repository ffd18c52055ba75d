import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isLockTimeout } from './database-unavailable.ts';
import type { SqlPool, SqlSession } from './sql-pool.ts';

/** A team's own tables: a schema of its name, and nobody else's. */
export interface Slice {
  /** Also of its schema. */
  readonly name: string;
  /** Folder of `0001-what-it-does.sql`, `0002-…`. */
  readonly migrations: string;
}

export interface MigratedSlice {
  readonly slice: string;
  /** File names, in the order in which they ran. */
  readonly applied: readonly string[];
}

/** Why the tables cannot be brought up to date; nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const SLICE_NAME = /^[a-z][a-z0-9_]{1,30}$/;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** `TRAV` in ASCII: jobs that start together, of whatever slice, run one after the other. */
const ADVISORY_LOCK = 0x54524156;

/** How long a job waits for another one, and tries again for a table that is in use, before it gives up. */
const PATIENCE_MS = 30_000;

/**
 * A statement that waits for a table keeps everybody waiting who comes after it. Shorter than what the service gives its
 * own statements, so that none of them fails; then the job lets them pass and tries again.
 */
const TABLE_LOCK_DEADLINE_MS = 1_000;
const TABLE_LOCK_PAUSE_MS = 500;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

async function readMigrations({ name: slice, migrations }: Slice): Promise<readonly Migration[]> {
  const files = (await readdir(migrations)).sort();
  const odd = files.filter((file) => !FILE_NAME.test(file));
  if (odd.length > 0) throw new MigrationError(`${slice}: ${odd.join(', ')} is not named like 0001-what-it-does.sql`);
  return Promise.all(
    files.map(async (name) => {
      // A checkout may change the ends of lines; that changes no statement.
      const text = (await readFile(join(migrations, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * What is left to do. Migrations only ever follow what was applied: one that was changed afterwards, or that arrives
 * with a lower number, would leave databases that differ. Newer ones than ours are those of a release that was rolled
 * back, and stay.
 */
function pendingOf(slice: string, migrations: readonly Migration[], applied: ReadonlyMap<string, string>) {
  const newest = [...applied.keys()].sort().at(-1) ?? '';
  for (const { name, checksum } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new MigrationError(`${slice}: ${name} was applied and then changed; put it back and write a new one`);
    }
    if (known === undefined && name < newest) {
      throw new MigrationError(`${slice}: ${name} comes before ${newest}, which was applied; give it the next number`);
    }
  }
  const names = new Set(migrations.map(({ name }) => name));
  const last = migrations.at(-1)?.name ?? '';
  const lost = [...applied.keys()].filter((name) => !names.has(name) && name < last);
  if (lost.length > 0) throw new MigrationError(`${slice}: ${lost.join(', ')} was applied and is not here any more`);
  return migrations.filter(({ name }) => !applied.has(name));
}

async function migrateSlice(session: SqlSession, slice: Slice): Promise<MigratedSlice> {
  const { name } = slice;
  if (!SLICE_NAME.test(name)) throw new MigrationError(`${name} is not a name of a schema`);
  const migrations = await readMigrations(slice);
  await session.query('begin');
  try {
    await session.query(`set local lock_timeout = ${PATIENCE_MS}`);
    // Until the transaction ends: nothing is left locked by a job that dies, nor behind a pooler.
    await session.query(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await session.query(`set local lock_timeout = ${TABLE_LOCK_DEADLINE_MS}`);
    await session.query(`create schema if not exists ${name}`);
    await session.query(
      `create table if not exists ${name}.migration
         (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await session.query(`select name, checksum from ${name}.migration`);
    const applied = new Map(appliedRows.parse(rows).map((row) => [row.name, row.checksum]));
    const pending = pendingOf(name, migrations, applied);
    for (const migration of pending) {
      await session.query(migration.text);
      await session.query(`insert into ${name}.migration (name, checksum) values ($1, $2)`, [
        migration.name,
        migration.checksum,
      ]);
    }
    await session.query('commit');
    return { slice: name, applied: pending.map(({ name: file }) => file) };
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  }
}

async function migratePatiently(pool: SqlPool, slice: Slice): Promise<MigratedSlice> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const session = await pool.connect();
    try {
      return await migrateSlice(session, slice);
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
    } finally {
      session.release();
    }
    await sleep(TABLE_LOCK_PAUSE_MS);
  }
}

/** Brings the tables of `slices` up to date, each slice wholly or not at all. Any number of jobs may run at once. */
export async function migrate(pool: SqlPool, slices: readonly Slice[]): Promise<readonly MigratedSlice[]> {
  const migrated: MigratedSlice[] = [];
  for (const slice of slices) migrated.push(await migratePatiently(pool, slice));
  return migrated;
}
