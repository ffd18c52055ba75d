import type { Surroundings } from '../surroundings.ts';

/** What the tabs of one browser share: its storage and its locks. */
export function createFakeBrowser() {
  const items = new Map<string, string>();
  const tabs = new Set<{
    readonly wake: Set<() => void>;
    readonly leave: Set<() => void>;
    readonly storage: Set<() => void>;
  }>();
  const turns = new Map<string, Promise<void>>();
  let isFull = false;

  function tab(): Surroundings & { wake(): void; leave(): void } {
    const own = { wake: new Set<() => void>(), leave: new Set<() => void>(), storage: new Set<() => void>() };
    tabs.add(own);
    const tellOthers = () => {
      for (const other of tabs) if (other !== own) for (const listener of [...other.storage]) listener();
    };
    const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    return {
      storage: {
        get length() {
          return items.size;
        },
        key: (index) => [...items.keys()][index] ?? null,
        getItem: (key) => items.get(key) ?? null,
        setItem(key, value) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          items.set(key, value);
          tellOthers();
        },
        removeItem(key) {
          items.delete(key);
          tellOthers();
        },
      },
      async exclusively(name, signal, work) {
        const before = turns.get(name) ?? Promise.resolve();
        const { promise, resolve } = Promise.withResolvers<void>();
        turns.set(name, promise);
        await before;
        try {
          signal.throwIfAborted();
          await work();
        } finally {
          resolve();
        }
      },
      onWake: subscribe(own.wake),
      onLeave: subscribe(own.leave),
      onStorageChange: subscribe(own.storage),
      random: () => 1,
      wake() {
        for (const listener of [...own.wake]) listener();
      },
      leave() {
        for (const listener of [...own.leave]) listener();
      },
    };
  }

  return {
    items,
    tab,
    fill() {
      isFull = true;
    },
  };
}
