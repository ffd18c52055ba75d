import { type Clock, LRUCache, networkOf, ProblemError } from '@travesia/kit-service';

/** For how long it is known that something is not there: what is published meanwhile is promoted later than that. */
const MISS_LIFETIME_MS = 10_000;

/** Memory for misses, and for who had them. */
const MISSES_IN_MEMORY = 10_000;
const ASKERS_IN_MEMORY = 20_000;

/** A tab that was open for long asks for a few releases that are no longer kept. Who makes names up asks for more. */
export const MISSES_A_MINUTE = 20;
const WINDOW_MS = 60_000;

/** Somebody asked for too much that is not there. */
export class TooManyMisses extends ProblemError {
  readonly retryAfterS = WINDOW_MS / 1000;

  constructor() {
    super(429, 'Too many requests of what does not exist: try again later.');
  }
}

interface Asker {
  misses: number;
  readonly until: number;
}

export interface Lookups {
  /**
   * What `read` finds under a name that anybody may have made up; `null` for what is not there, which is not asked of the
   * store again for a while.
   * @param address whose misses are limited; nobody's where absent.
   * @throws {TooManyMisses} before anything is read.
   */
  find<T>(key: string, address: string | undefined, read: () => Promise<T | null>): Promise<T | null>;
}

/** Lookups by name that reach the store. What is at hand needs none. */
export function createLookups(clock: Clock): Lookups {
  const missing = new LRUCache<string, number>({ max: MISSES_IN_MEMORY });
  const askers = new LRUCache<string, Asker>({ max: ASKERS_IN_MEMORY });

  function askerAt(address: string): Asker {
    const network = networkOf(address, 64);
    const known = askers.get(network);
    if (known && clock() < known.until) return known;
    const asker = { misses: 0, until: clock() + WINDOW_MS };
    askers.set(network, asker);
    return asker;
  }

  return {
    async find(key, address, read) {
      if (clock() < (missing.get(key) ?? 0)) return null;
      const asker = address === undefined ? null : askerAt(address);
      if (asker && asker.misses >= MISSES_A_MINUTE) throw new TooManyMisses();
      // Counted while it is asked, so that many at once are no way around it.
      if (asker) asker.misses += 1;
      const found = await read();
      if (found === null) missing.set(key, clock() + MISS_LIFETIME_MS);
      else if (asker) asker.misses -= 1;
      return found;
    },
  };
}
