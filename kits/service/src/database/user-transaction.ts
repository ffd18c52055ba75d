import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseUnavailable, isConflict, isStalePlan } from './database-unavailable.ts';

/** Two writers of one student meet rarely, and never three times in a row. */
const ATTEMPTS_MAX = 4;

/** Apart from each other, or the same two would meet again. */
const PAUSE_MAX_MS = 30;

/**
 * Runs `work` as one transaction about one user, and again where it lost against another (serialization failure,
 * deadlock) or met tables that a migration had just changed: so it must do nothing but statements. It touches rows of that
 * user alone, which a database that is distributed by user keeps in one place.
 *
 * A rejection with {@link DatabaseUnavailable} may come after the commit: whatever is written must bear being repeated.
 */
export async function userTransaction<Tables, T>(
  tables: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tables.transaction().execute(work);
    } catch (error) {
      const isStale = isStalePlan(error);
      if (!isStale && !isConflict(error)) throw error;
      if (attempt === ATTEMPTS_MAX) throw new DatabaseUnavailable(error);
      if (!isStale) await sleep(Math.random() * PAUSE_MAX_MS);
    }
  }
}
