import type { Kysely, Transaction } from 'kysely';
import { DatabaseUnavailable, isConflict, isStalePlan } from './database-unavailable.ts';
import { repeatLost } from './repeat-lost.ts';

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
  try {
    return await repeatLost(() => tables.transaction().execute(work));
  } catch (error) {
    throw isConflict(error) || isStalePlan(error) ? new DatabaseUnavailable(error) : error;
  }
}
