import pg from 'pg';
import { asDatabaseError } from './database-unavailable.ts';
import { CONNECTION_LIFETIME_S, connectionConfig, runNamed } from './postgres-pool.ts';
import type { SqlPool, SqlResult } from './sql-pool.ts';
import { createStatementNames } from './statement-name.ts';

/** Connections of one process, beside those of its pool. As many commits share one write to the server's disk. */
const CONNECTIONS_MAX = 4;

/** Statements on their way on one connection: those above take a connection of the pool, and wait as everybody there. */
const DEPTH_MAX = 32;

interface Connection {
  readonly client: pg.Client;
  /** Rejects where there is no server. */
  readonly opened: Promise<unknown>;
  readonly openedAt: number;
  depth: number;
  isGathering: boolean;
}

/** What this turn of the event loop asks for leaves in one write: a write for each would cost more than its statement. */
function gather(connection: Connection): void {
  if (connection.isGathering) return;
  connection.isGathering = true;
  const { stream } = connection.client.connection;
  stream.cork();
  setImmediate(() => {
    connection.isGathering = false;
    stream.uncork();
  });
}

export interface PostgresPipeline {
  query(text: string, values: readonly unknown[]): Promise<SqlResult>;
  end(): void;
}

/**
 * Connections on which the statements of many users are on their way at once: the server answers one after the other,
 * each as a transaction of its own, and nobody waits for an answer before the next is sent.
 */
export function createPostgresPipeline(url: string, pool: SqlPool, warn: (error: Error) => void): PostgresPipeline {
  const connections = new Set<Connection>();
  const names = createStatementNames();
  let isEnded = false;

  function open(): Connection {
    const client = new pg.Client({ ...connectionConfig(url), pipeline: true });
    const connection: Connection = {
      client,
      opened: client.connect(),
      openedAt: performance.now(),
      depth: 0,
      isGathering: false,
    };
    const forget = () => connections.delete(connection);
    client.on('end', forget);
    client.on('error', (error) => {
      // Those on their way hear of it themselves.
      if (forget() && connection.depth === 0) warn(error);
    });
    connection.opened.catch(forget);
    connections.add(connection);
    return connection;
  }

  /** The one with the least to do; `undefined` where all have enough. */
  function choose(): Connection | undefined {
    if (isEnded) return undefined;
    let best: Connection | undefined;
    for (const connection of connections) {
      if (performance.now() - connection.openedAt > CONNECTION_LIFETIME_S * 1000) {
        connections.delete(connection);
        // What is on its way is answered before.
        void connection.client.end();
      } else if (!best || connection.depth < best.depth) best = connection;
    }
    if (connections.size < CONNECTIONS_MAX && (!best || best.depth > 0)) return open();
    return best && best.depth < DEPTH_MAX ? best : undefined;
  }

  async function overflow(text: string, values: readonly unknown[]): Promise<SqlResult> {
    const session = await pool.connect();
    try {
      return await session.query(text, values);
    } finally {
      session.release();
    }
  }

  return {
    async query(text, values) {
      const connection = choose();
      if (!connection) return overflow(text, values);
      connection.depth += 1;
      try {
        await connection.opened;
        gather(connection);
        return await runNamed(connection.client, names, text, values);
      } catch (error) {
        throw asDatabaseError(error);
      } finally {
        connection.depth -= 1;
      }
    },
    end() {
      isEnded = true;
      // Not waited for, as by the pool: over a network that has fallen silent nobody says that they have ended.
      for (const { client } of connections) void client.end();
      connections.clear();
    },
  };
}
