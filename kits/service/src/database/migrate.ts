import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isConflict, isLockTimeout, isStatementRefused } from './database-unavailable.ts';
import { type OnlineStatement, onlineStatements } from './online-statements.ts';
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

/** Why the tables cannot be brought up to date; what was applied before stays. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const SLICE_NAME = /^[a-z][a-z0-9_]{1,30}$/;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** `TRAV` in ASCII: jobs that start together, of whatever slice, run one after the other. */
const ADVISORY_LOCK = 0x54524156;

/** How long a job tries again for a table that is in use before it gives up. */
const PATIENCE_MS = 30_000;

/** A job that waited within a statement would hold a snapshot, and another one's index be built only after it. */
const JOB_PAUSE_MS = 100;

/**
 * A statement that waits for a table keeps everybody waiting who comes after it. Shorter than what the service gives its
 * own statements, by far, so that none of them fails; then the job lets them pass and tries again.
 */
const TABLE_LOCK_DEADLINE_MS = 500;
const TABLE_LOCK_PAUSE_MS = 500;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Where it runs outside a transaction. */
  readonly online?: readonly OnlineStatement[] | undefined;
}

export interface MigrateOptions {
  /**
   * Connections for what runs outside a transaction, while another one keeps other jobs away. Absent where one process has
   * the database alone, on its only connection: there is nobody to stop, and everything runs in transactions.
   */
  readonly online?: SqlPool;
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
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        online: onlineOf(slice, name, text),
      };
    }),
  );
}

function onlineOf(slice: string, name: string, text: string): Migration['online'] {
  try {
    return onlineStatements(text);
  } catch (cause) {
    throw new MigrationError(`${slice}: ${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
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

/** Runs what can be repeated; an index that somebody was cut off from building is built again. */
async function runOnline(session: SqlSession, { text, builds }: OnlineStatement): Promise<void> {
  if (builds !== undefined) {
    const { rows } = await session.query(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [builds],
    );
    const [held] = heldIndex.parse(rows);
    if (held?.valid) return;
    if (held) await session.query(`drop index concurrently ${builds}`);
  }
  await session.query(text);
}

const heldIndex = z.array(z.object({ valid: z.boolean() }));

async function applyOnline(statements: readonly OnlineStatement[], pool: SqlPool): Promise<void> {
  const session = await pool.connect();
  try {
    // Nobody who reads or writes rows queues behind what these wait for.
    await session.query(`set lock_timeout = ${PATIENCE_MS}`);
    for (const statement of statements) await runOnline(session, statement);
  } finally {
    session.release();
  }
}

/** With no connection of its own it takes the transaction's, in which nothing is built concurrently. */
const inTransaction = (statements: readonly OnlineStatement[]) =>
  statements.map(({ text }) => text.replace(' concurrently', '')).join(';\n');

/** Applies the next migration. Resolves with its name, and with `undefined` where none is left. */
async function applyNext(
  session: SqlSession,
  slice: string,
  migrations: readonly Migration[],
  { online }: MigrateOptions,
): Promise<string | undefined> {
  await session.query('begin');
  try {
    await session.query(`set local lock_timeout = ${TABLE_LOCK_DEADLINE_MS}`);
    await session.query('set local idle_in_transaction_session_timeout = 0');
    // Until the transaction ends: nothing is left locked by a job that dies, nor behind a pooler.
    for (;;) {
      const { rows } = await session.query(`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as locked`);
      if (lockRows.parse(rows)[0].locked) break;
      await sleep(JOB_PAUSE_MS);
    }
    await session.query(`create schema if not exists ${slice}`);
    await session.query(
      `create table if not exists ${slice}.migration
         (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await session.query(`select name, checksum from ${slice}.migration`);
    const applied = new Map(appliedRows.parse(rows).map((row) => [row.name, row.checksum]));
    const [next] = pendingOf(slice, migrations, applied);
    if (next) {
      await naming(slice, next.name, async () => {
        if (next.online && online) await applyOnline(next.online, online);
        else await session.query(next.online ? inTransaction(next.online) : next.text);
      });
      await session.query(`insert into ${slice}.migration (name, checksum) values ($1, $2)`, [
        next.name,
        next.checksum,
      ]);
    }
    await session.query('commit');
    return next?.name;
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  }
}

/** Says which file a refused statement is in. What may succeed when it is repeated is thrown as it is. */
async function naming(slice: string, file: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    if (!isStatementRefused(cause)) throw cause;
    throw new MigrationError(`${slice}: ${file}: ${cause.message}`, { cause });
  }
}

const lockRows = z.tuple([z.object({ locked: z.boolean() })]);

/** Lets those pass who use a table, and comes again. */
async function applyPatiently(pool: SqlPool, apply: (session: SqlSession) => Promise<string | undefined>) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const session = await pool.connect();
    try {
      return await apply(session);
    } catch (error) {
      if (!(isLockTimeout(error) || isConflict(error)) || performance.now() > until) throw error;
    } finally {
      session.release();
    }
    await sleep(TABLE_LOCK_PAUSE_MS);
  }
}

async function migrateSlice(pool: SqlPool, slice: Slice, options: MigrateOptions): Promise<MigratedSlice> {
  const { name } = slice;
  if (!SLICE_NAME.test(name)) throw new MigrationError(`${name} is not a name of a schema`);
  const migrations = await readMigrations(slice);
  const applied: string[] = [];
  for (;;) {
    const next = await applyPatiently(pool, (session) => applyNext(session, name, migrations, options));
    if (next === undefined) return { slice: name, applied };
    applied.push(next);
  }
}

/**
 * Brings the tables of `slices` up to date, each migration in a transaction of its own, so that none holds what another one
 * waits for. Any number of jobs may run at once.
 */
export async function migrate(
  pool: SqlPool,
  slices: readonly Slice[],
  options: MigrateOptions = {},
): Promise<readonly MigratedSlice[]> {
  const migrated: MigratedSlice[] = [];
  for (const slice of slices) migrated.push(await migrateSlice(pool, slice, options));
  return migrated;
}
