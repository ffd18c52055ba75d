/** What an attempt needs of the browser around it. */
export interface Surroundings {
  /** Milliseconds that no change of the device's clock moves. */
  readonly monotonicNow: () => number;
  /** The device's clock: for what outlives the page. */
  readonly wallNow: () => number;
  readonly random: () => number;
  /** The connection or the page came back. */
  onWake(listener: () => void): () => void;
  /** The page goes out of sight, perhaps for good. */
  onHide(listener: () => void): () => void;
  /** Sends a last request that may outlive the page; nobody hears the answer. */
  sendLast(path: string, body: unknown): void;
  /**
   * Holds a name for this tab until `release`; `lost` where another tab takes it. Resolves with `null` where another tab
   * holds it and `steal` is not said.
   */
  hold(name: string, lost: () => void, options: { readonly steal: boolean }): Promise<(() => void) | null>;
  /** This browser, told apart from the student's other devices. */
  readonly device: string;
}

const DEVICE_KEY = 'travesia.ensayos.device';

function deviceOf(page: Window): string {
  try {
    const known = page.localStorage.getItem(DEVICE_KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    page.localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

export function browserSurroundings(page: Window & typeof globalThis = window): Surroundings {
  const { document, navigator } = page;
  const listen = (target: EventTarget, name: string, listener: () => void) => {
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  };
  const whenVisible = (state: DocumentVisibilityState, listener: () => void) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === state) listener();
    });
  const both =
    (...stops: readonly (() => void)[]) =>
    () => {
      for (const stop of stops) stop();
    };
  return {
    monotonicNow: () => performance.now(),
    wallNow: () => Date.now(),
    random: Math.random,
    onWake: (listener) => both(listen(page, 'online', listener), whenVisible('visible', listener)),
    onHide: (listener) => both(listen(page, 'pagehide', listener), whenVisible('hidden', listener)),
    sendLast(path, body) {
      const headers = { 'content-type': 'application/json' };
      page.fetch(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
    },
    async hold(name, lost, { steal }) {
      if (!navigator.locks) return () => undefined;
      const { promise: held, resolve: settle } = Promise.withResolvers<(() => void) | null>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      let isSettled = false;
      navigator.locks
        .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          isSettled = true;
          settle(lock ? release : null);
          return lock ? released : undefined;
        })
        // Another tab took it; or this browser has locks and gives none.
        .catch(() => (isSettled ? lost() : settle(() => undefined)));
      return held;
    },
    device: deviceOf(page),
  };
}
