import type { BrowserPorts, Cancel, KeyValueStorage, Locks } from './browser-ports.ts';

/** A browser whose settings forbid even asking for its storage. */
function storageOf(page: Window): KeyValueStorage {
  try {
    return page.localStorage;
  } catch {
    const refuse = () => {
      throw new Error('the browser keeps nothing');
    };
    return { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: () => undefined };
  }
}

/** Browsers have them on secure origins only. Elsewhere every tab does what one should: services take the same twice. */
const UNLOCKED: Locks = {
  exclusively: (_, __, work) => work(),
  hold: async () => () => undefined,
};

function locksOf({ locks }: Navigator): Locks {
  if (!locks) return UNLOCKED;
  return {
    exclusively: (name, signal, work) => locks.request(name, { signal }, work),
    hold(name, lost, { steal }) {
      const { promise: held, resolve: settle } = Promise.withResolvers<(() => void) | null>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      let isSettled = false;
      locks
        .request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
          isSettled = true;
          settle(lock ? release : null);
          return lock ? released : undefined;
        })
        // Another tab took it; or this browser has locks and gives none.
        .catch(() => (isSettled ? lost() : settle(() => undefined)));
      return held;
    },
  };
}

/** The page's own. */
export function openBrowserPorts(page: Window & typeof globalThis = window): BrowserPorts {
  const { document } = page;
  const listen = (target: EventTarget, name: string, listener: (event: Event) => void): Cancel => {
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  };
  const whenVisible = (state: DocumentVisibilityState, listener: () => void) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === state) listener();
    });
  const all =
    (...cancels: readonly Cancel[]): Cancel =>
    () => {
      for (const cancel of cancels) cancel();
    };
  return {
    clock: { wall: () => Date.now(), monotonic: () => performance.now() },
    random: Math.random,
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    storage: storageOf(page),
    locks: locksOf(page.navigator),
    onWake: (listener) =>
      all(
        listen(page, 'online', listener),
        listen(page, 'pageshow', (event) => {
          if ('persisted' in event && event.persisted === true) listener();
        }),
        whenVisible('visible', listener),
      ),
    onHide: (listener) => all(listen(page, 'pagehide', listener), whenVisible('hidden', listener)),
    onStorageChange: (listener) => listen(page, 'storage', listener),
    channel: (name) => new BroadcastChannel(name),
    sendLast(path, body) {
      const headers = { 'content-type': 'application/json' };
      page.fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
    },
  };
}
