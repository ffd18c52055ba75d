import type { Surroundings } from './surroundings.ts';

function listen(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

/** A browser that keeps nothing for us (its settings may forbid even asking): what is pending ends with the page. */
function storageOf(page: Window): Surroundings['storage'] {
  try {
    return page.localStorage;
  } catch {
    const refuse = () => {
      throw new Error('the browser keeps nothing');
    };
    return { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: () => {} };
  }
}

/** The page's own. */
export function browserSurroundings(page: Window & typeof globalThis = window): Surroundings {
  const { document, navigator } = page;
  return {
    storage: storageOf(page),
    async exclusively(name, signal, work) {
      // Only on secure origins; elsewhere two tabs may send the same, which the service does once.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(name, { signal }, work);
    },
    onWake(listener) {
      const stops = [
        listen(page, 'online', listener),
        listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'visible') listener();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    onLeave(listener) {
      const stops = [
        listen(page, 'pagehide', listener),
        listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'hidden') listener();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    onStorageChange: (listener) => listen(page, 'storage', listener),
    random: Math.random,
  };
}
