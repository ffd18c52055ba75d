import type { HttpClient } from '@travesia/contracts';
import { GUEST } from './guest.ts';
import type { Keep } from './keep.ts';
import { type SentKept, sendKept } from './send-kept.ts';
import type { Surroundings } from './surroundings.ts';

export interface CourierOptions {
  readonly http: HttpClient;
  openKeep(): Promise<Keep>;
  readonly surroundings: Surroundings;
  /** Whose answers may be sent now; `null` while nobody knows who it is. */
  owner(): string | null;
}

/** Sends what waits on this device, from whatever page of the area the student is at, as long as the tab lives. */
export interface Courier {
  /** Sends what can be sent now, and again when the connection is back, until nothing waits. */
  send(): void;
  /** The attempt is opened on the screen, which sends its answers itself. Resolves once nobody else does in this tab. */
  leave(id: string): Promise<void>;
  /** It is on the screen no more. */
  takeBack(id: string): void;
  /** Hears of everything that was sent. Returns the function that ends it. */
  onSent(listener: (sent: SentKept) => void): () => void;
}

const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 60_000;
/** One tab of the browser sends. */
const LOCK = 'travesia.ensayos.courier';

export function createCourier({ http, openKeep, surroundings, owner }: CourierOptions): Courier {
  const shown = new Set<string>();
  /** What the service refused stays on the device, and is asked for when it is opened. */
  const refused = new Set<string>();
  const listeners = new Set<(sent: SentKept) => void>();
  let round: Promise<void> | null = null;
  let current: { readonly id: string; readonly ended: AbortController } | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waitingOf = async (keep: Keep, uid: string) =>
    (await keep.waiting(uid)).filter(({ id, isElsewhere }) => !shown.has(id) && !refused.has(id) && !isElsewhere);

  async function sendAll(): Promise<void> {
    const uid = owner();
    if (uid === null) return;
    const keep = await openKeep();
    // Who has signed out may come back to what was shown; who signs in is another one.
    if (uid !== GUEST) await keep.forgetOthers(uid).catch(() => undefined);
    if ((await waitingOf(keep, uid)).length === 0) return;
    const release = await surroundings.hold(LOCK, () => undefined, { steal: false });
    if (!release) return;
    try {
      for (const { id } of await waitingOf(keep, uid)) {
        // Whoever signed in meanwhile is somebody else.
        if (owner() !== uid) return;
        if (shown.has(id)) continue;
        current = { id, ended: new AbortController() };
        const sent = await sendKept({ id, owner: uid, http, keep, surroundings }, current.ended.signal);
        current = null;
        if (sent.isRefused) refused.add(id);
        if (sent.attempts > 0) for (const listener of [...listeners]) listener(sent);
      }
    } finally {
      current = null;
      release();
    }
    if ((await waitingOf(keep, uid)).length === 0) failures = 0;
    else retryLater();
  }

  function retryLater(): void {
    const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
    failures += 1;
    clearTimeout(timer);
    // Half of it by chance: a class that lost its connection must not come back all at once.
    timer = setTimeout(send, wait * (1 + surroundings.random()) * 0.5);
  }

  function send(): void {
    round ??= sendAll()
      // A browser that can't read its own disk now may another time.
      .catch(retryLater)
      .finally(() => {
        round = null;
      });
  }

  surroundings.onWake(() => {
    failures = 0;
    send();
  });

  return {
    send,
    async leave(id) {
      shown.add(id);
      if (current?.id !== id) return;
      current.ended.abort();
      await round;
    },
    takeBack(id) {
      shown.delete(id);
      send();
    },
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
