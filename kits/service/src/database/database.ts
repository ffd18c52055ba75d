import type { CompiledQuery, Kysely } from 'kysely';
import type { MigratedSlice, Slice } from './migrate.ts';

/**
 * What an answered write survives. `power-loss`: also the machine's end, as PostgreSQL promises. `process-crash`: only
 * that of the process, because the embedded engine never asks the disk to be done (no `fsync`).
 */
export type Durability = 'power-loss' | 'process-crash';

/** One database of a process, for all of its slices. */
/** Connections to the server, and requests that wait for one. */
export interface DatabaseConnections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  readonly durability: Durability;
  /** Queries; a slice types its own tables with `withTables`. */
  readonly kysely: Kysely<object>;
  /**
   * Runs what is asked most: a single statement, which is a transaction of its own, on one of few connections, where many
   * users' are on their way at once. One that waits would hold those behind it, so it takes no lock that somebody may
   * hold for long (`skip locked`); where it has to wait, it is asked again of `kysely`.
   */
  pipelined<Row>(statement: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** Brings the tables of `slices` up to date; before any service uses them. */
  migrate(slices: readonly Slice[]): Promise<readonly MigratedSlice[]>;
  /** Of this process; `null` where the engine has one session of its own. */
  connections(): DatabaseConnections | null;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
