import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { SqlPool, SqlSession } from './sql-pool.ts';

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class Connection implements DatabaseConnection {
  readonly session: SqlSession;

  constructor(session: SqlSession) {
    this.session = session;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.session.query(sql, parameters);
    // A transaction in which a statement failed ends by a rollback, whatever was asked, and with no error.
    if (sql === 'commit' && command === 'ROLLBACK') throw new AbortedTransactionError();
    // What a row holds is known to whoever wrote the query.
    const typed = rows as R[];
    return { rows: typed, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing of ours is read as a stream.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read all at once: ask for fewer');
  }
}

function createDriver(pool: SqlPool): Driver {
  const run = async (connection: DatabaseConnection, text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(await pool.connect()),
    beginTransaction: (connection, { isolationLevel }: TransactionSettings) =>
      run(connection, isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    async releaseConnection(connection) {
      if (connection instanceof Connection) connection.session.release();
    },
    destroy: () => pool.end(),
  };
}

/**
 * PostgreSQL over either engine. Kysely's own dialect for the embedded one gives its only session to everybody at once:
 * a statement joins the transaction that somebody else has open, and a second `begin` loses the first one.
 */
export function createDialect(pool: SqlPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pool),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
