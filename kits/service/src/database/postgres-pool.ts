import pg from 'pg';
import { traceStatement } from '../tracing/trace-statement.ts';
import type { DatabaseConnections } from './database.ts';
import { asDatabaseError, DatabaseUnavailable, isStalePlan } from './database-unavailable.ts';
import { repeatLost } from './repeat-lost.ts';
import type { SqlPool, SqlResult, SqlSession } from './sql-pool.ts';
import { createStatementNames, type NamedStatement, type StatementNames, UNNAMED } from './statement-name.ts';

/** Connections of one process. Postgres serves few at a time best; more processes share through a pooler. */
const CONNECTIONS_MAX = 10;

/** A server that is out of reach must not hold requests: without these a silent network keeps them for ever. */
const CONNECT_DEADLINE_MS = 2_000;
const ANSWER_DEADLINE_MS = 2_000;

/** Shorter than the deadline for the answer, so that the server itself ends what takes too long. */
const STATEMENT_DEADLINE_MS = 1_500;

/** A process that died between two statements must not hold its locks. */
const IDLE_TRANSACTION_DEADLINE_MS = 5_000;

/** Connections are renewed, so that a fail-over or a new node is found without a restart. */
export const CONNECTION_LIFETIME_S = 600;

/** A job can wait for a busy server longer than a request can. */
const MIGRATION_CONNECT_DEADLINE_MS = 10_000;

/** A job that was killed in the middle of a statement must not hold its locks until that ends. */
const MIGRATION_CHECK_MS = 1_000;

const APPLICATION_NAME = 'travesia';

/** SQL's bigint as a number, as the embedded engine has it: ours are counts, far below 2^53. */
const INT8_OID = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format),
};

/** What the server holds every connection to that serves requests; a pooler in between has to ask for it itself. */
export const SERVING_SESSION = {
  statement_timeout: STATEMENT_DEADLINE_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_DEADLINE_MS,
} as const;

/** What every connection that serves requests is held to. */
export const connectionConfig = (url: string) => ({
  connectionString: url,
  application_name: APPLICATION_NAME,
  connectionTimeoutMillis: CONNECT_DEADLINE_MS,
  query_timeout: ANSWER_DEADLINE_MS,
  ...SERVING_SESSION,
  keepAlive: true,
  types,
});

async function run(
  client: pg.ClientBase,
  statement: NamedStatement | { readonly text: string },
  values: readonly unknown[],
): Promise<SqlResult> {
  const { command, rowCount, rows } = await traceStatement(statement.text, () =>
    client.query({ ...statement, values: [...values] }),
  );
  return { command, rowCount: rowCount ?? 0, rows };
}

/**
 * Runs a statement, by a name where it has values and gets one. With values it is repeated where it lost or met a change
 * of its tables. Within a transaction that is up to `userTransaction`, which repeats the whole.
 */
export async function runNamed(
  client: pg.ClientBase,
  names: StatementNames,
  text: string,
  values: readonly unknown[],
): Promise<SqlResult> {
  if (values.length === 0) return run(client, { text }, values);
  async function runOnce(): Promise<SqlResult> {
    const named = names.of(text);
    try {
      return await run(client, named ?? { text }, values);
    } catch (error) {
      if (named !== undefined && isStalePlan(error)) names.renew(named);
      throw error;
    }
  }
  // As it was before the statement: `I` is outside of a transaction.
  return repeatLost(runOnce, () => client.getTransactionStatus() === 'I');
}

/** Statements with values by their names, and whatever is not the statement's fault as {@link DatabaseUnavailable}. */
function createSession(client: pg.PoolClient, names: StatementNames): SqlSession {
  let broken: DatabaseUnavailable | undefined;
  return {
    async query(text, values = []) {
      // After a time-out the server may still be busy with the old statement: a new one would wait for nothing.
      if (broken) throw broken;
      try {
        return await runNamed(client, names, text, values);
      } catch (error) {
        const refusal = asDatabaseError(error);
        if (refusal instanceof DatabaseUnavailable) broken = refusal;
        throw refusal;
      }
    },
    release: () => client.release(broken !== undefined),
  };
}

/** Connections to the server at `url`. `warn` hears of idle ones that break, which is no request's failure. */
export function createPostgresPool(
  url: string,
  warn: (error: Error) => void,
  names: StatementNames = createStatementNames(),
): SqlPool & { connections(): DatabaseConnections } {
  const pool = new pg.Pool({
    ...connectionConfig(url),
    max: CONNECTIONS_MAX,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
  });
  pool.on('error', warn);
  // One that breaks between the statements of a transaction is nobody's either: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    end: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async connect() {
      try {
        return createSession(await pool.connect(), names);
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
  };
}

/** A connection for migrations alone: they may take long, and wait for locks only so long. */
export function createMigrationPool(url: string): SqlPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `${APPLICATION_NAME}-migrations`,
    max: 1,
    connectionTimeoutMillis: MIGRATION_CONNECT_DEADLINE_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    end: () => pool.end(),
    async connect() {
      const session = createSession(await pool.connect(), UNNAMED);
      // Not every system that PostgreSQL runs on can do it.
      await session.query(`set client_connection_check_interval = ${MIGRATION_CHECK_MS}`).catch(() => {});
      return session;
    },
  };
}
