export interface RecentMap<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/**
 * Holds what was set last: between half of `limit` entries and all of it. They leave by halves, the older one at once:
 * one by one, each would be looked for behind all that have left before it, which in a full map takes as long as
 * verifying a signature.
 */
export function createRecentMap<K, V>(limit: number): RecentMap<K, V> {
  let older = new Map<K, V>();
  let newer = new Map<K, V>();
  return {
    get: (key) => newer.get(key) ?? older.get(key),
    set(key, value) {
      if (newer.size >= limit / 2) {
        older = newer;
        newer = new Map();
      }
      newer.set(key, value);
    },
  };
}
