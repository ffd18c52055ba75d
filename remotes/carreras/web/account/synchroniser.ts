import type { Surroundings } from './surroundings.ts';

/**
 * - `synced`: the service has everything, and this is what it has.
 * - `sending`: it is being asked.
 * - `waiting`: it could not be reached; it is tried again by itself.
 * - `signed-out`: the session is nobody's, or somebody else's; what is pending waits for the student.
 */
export type SyncState = 'synced' | 'sending' | 'waiting' | 'signed-out';

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 60_000;

/** The request itself is wrong: sending it again would not help. */
const INVALID_STATUSES: readonly unknown[] = [400, 413, 422];

/** Nobody is signed in, or somebody else is. */
const OTHER_SESSION_STATUSES: readonly unknown[] = [401, 409];

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined);

export const isInvalidRequest = (error: unknown): boolean => INVALID_STATUSES.includes(statusOf(error));

export interface SynchroniserOptions {
  /** Of the lock under which one tab at a time exchanges. */
  readonly lock: string;
  readonly surroundings: Surroundings;
  /** Sends what is pending and takes what the service has. Rejects where that could not be done now. */
  exchange(): Promise<void>;
  /** Called when what is shown may be another. */
  show(): void;
}

export interface Synchroniser {
  sync(): SyncState;
  /** For one request. */
  signal(): AbortSignal;
  /** Exchanges now, or once more after the exchange that is on its way. */
  synchronise(): void;
  /** Exchanges after a pause of `ms`, which begins again with every call; at once where the page is left. */
  synchroniseAfter(ms: number): void;
  close(): void;
}

/** Exchanges with the service when asked, when that makes sense again, and after a failure by itself. */
export function createSynchroniser({ lock, surroundings, exchange, show }: SynchroniserOptions): Synchroniser {
  const { exclusively, onWake, onLeave, onStorageChange, random } = surroundings;
  const ended = new AbortController();
  let sync: SyncState = 'sending';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isPausing = false;

  function retryLater(): void {
    const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
    failures += 1;
    // Half of it by chance: the devices of a class must not come back all at once.
    timer = setTimeout(synchronise, wait * (1 + random()) * 0.5);
  }

  async function run(): Promise<void> {
    sync = 'sending';
    show();
    try {
      await exclusively(lock, ended.signal, exchange);
      failures = 0;
      sync = 'synced';
    } catch (error) {
      if (ended.signal.aborted) return;
      if (OTHER_SESSION_STATUSES.includes(statusOf(error))) {
        sync = 'signed-out';
      } else {
        sync = 'waiting';
        retryLater();
      }
    }
  }

  function synchronise(): void {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    isPausing = false;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run().finally(() => {
      running = null;
      show();
      const goOn = isAskedAgain && sync === 'synced';
      isAskedAgain = false;
      if (goOn) synchronise();
    });
  }

  const stops = [
    onWake(() => {
      failures = 0;
      synchronise();
    }),
    onLeave(() => {
      if (isPausing) synchronise();
    }),
    onStorageChange(show),
  ];

  return {
    sync: () => sync,
    signal: () => AbortSignal.any([ended.signal, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    synchronise,
    synchroniseAfter(ms) {
      if (ended.signal.aborted) return;
      clearTimeout(timer);
      isPausing = true;
      timer = setTimeout(synchronise, ms);
    },
    close() {
      ended.abort();
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
