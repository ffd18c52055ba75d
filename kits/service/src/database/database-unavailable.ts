import { UnavailableError } from '../unavailable-error.ts';

/** What a client waits before it asks again: most outages are restarts of seconds. */
const RETRY_AFTER_S = 5;

/**
 * SQLSTATEs of a server that cannot serve now: no connection (08), no resources (53), shutting down or starting (57P0x),
 * a statement that ran into its time-out (57014), waiting for a lock for too long (55P03), a standby that was taken for
 * the primary (25006), and a transaction that was idle for too long, whose connection is ended (25P03).
 * Source: https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const OUTAGES = /^(?:08...|53...|57P0.|57014|55P03|25006|25P03|58...|XX...)$/;

/** A statement that lost against another one and may be repeated as it is: serialization failure, deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Each has a digit; what breaks a connection may have a code of five letters too: `EPIPE`. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return SQLSTATE.test(error.code) ? error.code : undefined;
}

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(sqlState(error) ?? '');
}

/**
 * A prepared statement would answer with other columns than when it was prepared: a migration came between. Refused before
 * anything was done. Told by the server's routine, because its message may come in any language.
 */
export function isStalePlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/** A lock was not to be had in the time there was. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error instanceof DatabaseUnavailable ? error.cause : error) === '55P03';
}

/** The statement itself is wrong: repeated as it is it fails again. */
export function isStatementRefused(error: unknown): error is Error {
  const state = sqlState(error);
  return state !== undefined && !OUTAGES.test(state) && !CONFLICTS.has(state);
}

/** A schema or a table is not there: nobody migrated this database, or it is another's. */
export function isTableMissing(error: unknown): error is Error {
  const state = sqlState(error);
  return state === '42P01' || state === '3F000';
}

/** The database gave no answer, or said that it cannot now; what was asked may have been done all the same. */
export class DatabaseUnavailable extends UnavailableError {
  constructor(cause: unknown) {
    super('The data cannot be read or changed now.', RETRY_AFTER_S, { cause });
  }
}

/**
 * `error` as {@link DatabaseUnavailable} where the statement is not to blame. Errors without an SQLSTATE come from the
 * connection: refused, reset, timed out.
 */
export function asDatabaseError(error: unknown): unknown {
  const state = sqlState(error);
  if (error instanceof DatabaseUnavailable) return error;
  return state === undefined || OUTAGES.test(state) ? new DatabaseUnavailable(error) : error;
}
