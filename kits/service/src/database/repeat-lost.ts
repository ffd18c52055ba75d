import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict, isStalePlan } from './database-unavailable.ts';

/** Two writers of one student meet rarely, and never three times in a row. */
const ATTEMPTS_MAX = 4;

/** Apart from each other, or the same two would meet again. */
const PAUSE_MAX_MS = 30;

/**
 * Runs `work` again where the server undid it because it lost against another (serialization failure, deadlock), or
 * refused it before it began, because its plan is of tables that a migration changed. `mayRepeat` is asked after each.
 * Rejects as the last one did.
 */
export async function repeatLost<T>(work: () => Promise<T>, mayRepeat = () => true): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isStale = isStalePlan(error);
      if (!(isStale || isConflict(error)) || !mayRepeat() || attempt === ATTEMPTS_MAX) throw error;
      if (!isStale) await sleep(Math.random() * PAUSE_MAX_MS);
    }
  }
}
