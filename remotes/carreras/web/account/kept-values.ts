/** The part of `localStorage` that is needed. */
export type KeyValueStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** JSON under keys of a storage; what that does not take is here for as long as the page lives. */
export interface KeptValues {
  keys(): readonly string[];
  /** As it is kept; `null` where there is nothing. */
  text(key: string): string | null;
  /** `null` also for what is no JSON. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** False once something could not be written. */
  isKept(): boolean;
}

export function createKeptValues(storage: KeyValueStorage): KeptValues {
  const unkept = new Map<string, string>();
  const text = (key: string) => unkept.get(key) ?? storage.getItem(key);
  return {
    keys() {
      const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return [...new Set([...stored, ...unkept.keys()])];
    },
    text,
    read(key) {
      try {
        return JSON.parse(text(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      const written = JSON.stringify(value);
      try {
        storage.setItem(key, written);
        unkept.delete(key);
      } catch {
        unkept.set(key, written);
      }
    },
    remove(key) {
      unkept.delete(key);
      storage.removeItem(key);
    },
    isKept: () => unkept.size === 0,
  };
}
