import type { KeyValueStorage } from './browser-ports.ts';

/** JSON under keys of a storage; what that does not take is here for as long as the page lives. */
export interface StoredValues {
  keys(): readonly string[];
  /** What follows `prefix` in the keys that begin with it, in order. */
  keysBelow(prefix: string): readonly string[];
  /** As it is stored; `null` where there is nothing. */
  text(key: string): string | null;
  /** `null` also for what is no JSON. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** False once something could not be written. */
  isStored(): boolean;
}

export function createStoredValues(storage: KeyValueStorage): StoredValues {
  const unstored = new Map<string, string>();
  const text = (key: string) => unstored.get(key) ?? storage.getItem(key);
  const keys = () => {
    const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return [...new Set([...stored, ...unstored.keys()])];
  };
  return {
    keys,
    keysBelow: (prefix) =>
      keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort(),
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
        unstored.delete(key);
      } catch {
        unstored.set(key, written);
      }
    },
    remove(key) {
      unstored.delete(key);
      storage.removeItem(key);
    },
    isStored: () => unstored.size === 0,
  };
}
