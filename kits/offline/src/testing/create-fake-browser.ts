import type { BrowserPorts, Channel } from '../browser-ports.ts';

/** A tab of a {@link createFakeBrowser}: its ports, and what may happen to it. */
export interface FakeTab extends BrowserPorts {
  /** The network is back, or the page is looked at again. */
  wake(): void;
  /** The page is left, or goes out of sight. */
  hide(): void;
  /** What was to be sent as the page went away. */
  readonly lastSent: readonly { readonly path: string; readonly body: unknown }[];
}

/** What the tabs of one browser share: its storage, its locks and its channels. Timers and clock are the test's. */
export function createFakeBrowser() {
  const items = new Map<string, string>();
  const storageListeners = new Map<object, Set<() => void>>();
  const turns = new Map<string, Promise<void>>();
  const holders = new Map<string, { lost(): void }>();
  const channels = new Map<string, Set<(message: unknown, from: object) => void>>();
  let isFull = false;
  let offByMs = 0;

  const locks: BrowserPorts['locks'] = {
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
    async hold(name, lost, { steal }) {
      const before = holders.get(name);
      if (before && !steal) return null;
      before?.lost();
      const own = { lost };
      holders.set(name, own);
      return () => {
        if (holders.get(name) === own) holders.delete(name);
      };
    },
  };

  function channelOf(tab: object, name: string): Channel {
    const listeners = channels.get(name) ?? new Set();
    channels.set(name, listeners);
    return {
      postMessage(message) {
        for (const listener of [...listeners]) listener(structuredClone(message), tab);
      },
      addEventListener(_, listener) {
        listeners.add((data, from) => {
          if (from !== tab) listener({ data });
        });
      },
    };
  }

  function tab(): FakeTab {
    const own = { wake: new Set<() => void>(), hide: new Set<() => void>(), storage: new Set<() => void>() };
    const lastSent: { path: string; body: unknown }[] = [];
    storageListeners.set(own, own.storage);
    const tellOthers = () => {
      for (const [other, listeners] of storageListeners) {
        if (other !== own) for (const listener of [...listeners]) listener();
      }
    };
    const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const call = (listeners: Set<() => void>) => () => {
      for (const listener of [...listeners]) listener();
    };
    return {
      clock: { wall: () => Date.now() + offByMs, monotonic: () => performance.now() },
      random: () => 1,
      schedule(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
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
      locks,
      onWake: subscribe(own.wake),
      onHide: subscribe(own.hide),
      onStorageChange: subscribe(own.storage),
      channel: (name) => channelOf(own, name),
      sendLast: (path, body) => void lastSent.push({ path, body }),
      wake: call(own.wake),
      hide: call(own.hide),
      lastSent,
    };
  }

  return {
    items,
    tab,
    /** The storage takes nothing more. */
    fill() {
      isFull = true;
    },
    /** The device's clock is set, to be off by so many milliseconds. */
    setClock(offBy: number) {
      offByMs = offBy;
    },
  };
}
