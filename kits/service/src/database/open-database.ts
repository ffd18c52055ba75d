import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseSettings } from './database-config.ts';
import { createDialect } from './dialect.ts';
import { createEmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { createPostgresPipeline } from './postgres-pipeline.ts';
import { createMigrationPool, createPostgresPool } from './postgres-pool.ts';
import type { SqlPool } from './sql-pool.ts';
import { createStatementNames, UNNAMED } from './statement-name.ts';

/** Major version of PostgreSQL that the embedded engine is: it opens no other's files. */
export const EMBEDDED_MAJOR = '18';

/** The files were written by another major version of the engine. */
export class EmbeddedVersionError extends Error {
  override readonly name = 'EmbeddedVersionError';
}

export interface OpenDatabaseOptions {
  /** Hears of what breaks while nobody asks. */
  readonly warn?: (error: Error) => void;
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : EMBEDDED_MAJOR;
  if (version === EMBEDDED_MAJOR) return;
  throw new EmbeddedVersionError(`${folder} was written by version ${version}, and this one is ${EMBEDDED_MAJOR}`);
}

function openPool(pool: SqlPool) {
  const kysely = new Kysely<object>({ dialect: createDialect(pool) });
  return {
    kysely,
    async ping() {
      await sql`select 1`.execute(kysely);
    },
  };
}

function openEmbedded(folder: string): Database {
  const lock = lockFolder(folder);
  const files = join(folder, 'files');
  try {
    checkVersion(files);
  } catch (error) {
    lock.release();
    throw error;
  }
  const pool = createEmbeddedPool(files);
  const { kysely, ping } = openPool(pool);
  return {
    kysely,
    ping,
    // It has one session, on which each statement waits for the one before.
    async pipelined(statement) {
      return (await kysely.executeQuery(statement)).rows;
    },
    connections: () => null,
    durability: 'process-crash',
    migrate: (slices) => migrate(pool, slices),
    async close() {
      await pool.end();
      lock.release();
    },
  };
}

type PostgresSettings = Extract<DatabaseSettings, { readonly engine: 'postgresql' }>;

function openPostgres({ url, prepare = true }: PostgresSettings, warn: (error: Error) => void): Database {
  const names = () => (prepare ? createStatementNames() : UNNAMED);
  const pool = createPostgresPool(url, warn, names());
  const pipeline = createPostgresPipeline(url, pool, warn, names());
  return {
    ...openPool(pool),
    async pipelined<Row>({ sql: text, parameters }: CompiledQuery<Row>) {
      // What a row holds is known to whoever wrote the statement.
      return (await pipeline.query(text, parameters)).rows as readonly Row[];
    },
    connections: () => pool.connections(),
    durability: 'power-loss',
    async migrate(slices) {
      const [migrations, online] = [createMigrationPool(url), createMigrationPool(url)];
      return migrate(migrations, slices, { online }).finally(() => Promise.all([migrations.end(), online.end()]));
    },
    async close() {
      pipeline.end();
      await pool.end();
    },
  };
}

/**
 * A PostgreSQL server that is out of reach does not keep this from opening: it is asked again at every use.
 * @throws {FolderInUse} when another process has the embedded database's folder.
 * @throws {EmbeddedVersionError} when another version of the engine wrote it.
 */
export function openDatabase(settings: DatabaseSettings, { warn = () => {} }: OpenDatabaseOptions = {}): Database {
  return settings.engine === 'embedded' ? openEmbedded(settings.folder) : openPostgres(settings, warn);
}
