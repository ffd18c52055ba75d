import type { HttpClient } from '@travesia/contracts/page';
import { type BrowserPorts, createSynchroniser, lead } from '@travesia/kit-offline';
import type { AttemptStorage } from './attempt-storage.ts';
import { GUEST } from './guest.ts';
import { type SentStored, sendStored } from './send-stored.ts';

export interface BackgroundSenderOptions {
  readonly http: HttpClient;
  openStorage(): Promise<AttemptStorage>;
  readonly ports: BrowserPorts;
  /** Whose answers may be sent now; `null` while nobody knows who it is. */
  owner(): string | null;
}

/** Sends what waits on this device, from whatever page of the area the student is at, as long as the tab lives. */
export interface BackgroundSender {
  /** Sends what can be sent now, and again when the connection is back, until nothing waits. */
  send(): void;
  /** The attempt is opened on the screen, which sends its answers itself. Resolves once nobody else does in this tab. */
  leave(id: string): Promise<void>;
  /** It is on the screen no more. */
  takeBack(id: string): void;
  /** Hears of everything that was sent. Returns the function that ends it. */
  onSent(listener: (sent: SentStored) => void): () => void;
}

const BACKOFF = { minMs: 5_000, maxMs: 60_000 };
/** One tab of the browser sends: also where another one still has the release before this. */
const LOCK = 'travesia.ensayos.courier';

export function createBackgroundSender({ http, openStorage, ports, owner }: BackgroundSenderOptions): BackgroundSender {
  const shown = new Set<string>();
  /** What the service refused stays on the device, and is asked for when it is opened. */
  const refused = new Set<string>();
  const listeners = new Set<(sent: SentStored) => void>();
  let current: { readonly id: string; readonly ended: AbortController; readonly sent: Promise<SentStored> } | null =
    null;

  const waitingOf = async (storage: AttemptStorage, uid: string) =>
    (await storage.waiting(uid)).filter(({ id, isElsewhere }) => !shown.has(id) && !refused.has(id) && !isElsewhere);

  async function sendEach(storage: AttemptStorage, uid: string): Promise<void> {
    for (const { id } of await waitingOf(storage, uid)) {
      // Whoever signed in meanwhile is somebody else.
      if (owner() !== uid) return;
      if (shown.has(id)) continue;
      const ended = new AbortController();
      const sending = sendStored({ id, owner: uid, http, storage, ports }, ended.signal);
      current = { id, ended, sent: sending };
      const sent = await sending.finally(() => {
        current = null;
      });
      if (sent.isRefused) refused.add(id);
      if (sent.attempts > 0) for (const listener of [...listeners]) listener(sent);
    }
  }

  async function sendAll(): Promise<void> {
    const uid = owner();
    if (uid === null) return;
    const storage = await openStorage();
    // Who has signed out may come back to what was shown; who signs in is another one.
    if (uid !== GUEST) await storage.forgetOthers(uid).catch(() => undefined);
    if ((await waitingOf(storage, uid)).length === 0) return;
    const isLeader = await lead(ports.locks, LOCK, () => sendEach(storage, uid));
    if (isLeader && (await waitingOf(storage, uid)).length > 0) throw new Error('some of it waits');
  }

  const { synchronise } = createSynchroniser({ ports, backoff: BACKOFF, exchange: sendAll });

  return {
    send: synchronise,
    async leave(id) {
      shown.add(id);
      if (current?.id !== id) return;
      current.ended.abort();
      await current.sent.catch(() => undefined);
    },
    takeBack(id) {
      shown.delete(id);
      synchronise();
    },
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
