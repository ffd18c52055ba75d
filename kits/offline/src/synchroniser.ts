import { BACKOFF, type BackoffBounds, backoffMs } from './backoff.ts';
import type { BrowserPorts, Cancel } from './browser-ports.ts';

/**
 * - `synced`: the service has everything, and this is what it has.
 * - `sending`: it is being asked.
 * - `waiting`: it could not be reached; it is tried again by itself.
 * - `signed-out`: the session is nobody's, or somebody else's; what is pending waits for the student.
 */
export type SyncState = 'synced' | 'sending' | 'waiting' | 'signed-out';

/** Nobody is signed in, or somebody else is. */
const OTHER_SESSION_STATUSES: readonly unknown[] = [401, 409];

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined);

export interface SynchroniserOptions {
  readonly ports: Pick<BrowserPorts, 'schedule' | 'random' | 'onWake' | 'onHide'>;
  /** {@link BACKOFF} where absent. */
  readonly backoff?: BackoffBounds;
  /** Sends what is pending and takes what the service has. Rejects where that could not be done now. */
  exchange(ended: AbortSignal): Promise<void>;
  /** Called when what is shown may be another. */
  show?(): void;
}

export interface Synchroniser {
  sync(): SyncState;
  /** Aborted once it is closed. */
  readonly ended: AbortSignal;
  /** Exchanges now, or once more after the exchange that is on its way. */
  synchronise(): void;
  /** Exchanges after a pause of `ms`, which begins again with every call; at once where the page is left. */
  synchroniseAfter(ms: number): void;
  close(): void;
}

/** Exchanges with a service when asked, when that makes sense again, and after a failure by itself. */
export function createSynchroniser({ ports, backoff = BACKOFF, exchange, show }: SynchroniserOptions): Synchroniser {
  const ended = new AbortController();
  let sync: SyncState = 'sending';
  let failures = 0;
  let cancel: Cancel = () => undefined;
  let isRunning = false;
  let isAskedAgain = false;
  let isPausing = false;

  async function run(): Promise<void> {
    sync = 'sending';
    show?.();
    try {
      await exchange(ended.signal);
      failures = 0;
      sync = 'synced';
    } catch (error) {
      if (ended.signal.aborted) return;
      if (OTHER_SESSION_STATUSES.includes(statusOf(error))) {
        sync = 'signed-out';
      } else {
        sync = 'waiting';
        failures += 1;
        cancel = ports.schedule(synchronise, backoffMs(failures, backoff, ports.random()));
      }
    }
  }

  async function synchroniseNow(): Promise<void> {
    isRunning = true;
    await run();
    isRunning = false;
    show?.();
    const goOn = isAskedAgain && sync === 'synced';
    isAskedAgain = false;
    if (goOn) synchronise();
  }

  function synchronise(): void {
    if (ended.signal.aborted) return;
    cancel();
    isPausing = false;
    if (isRunning) isAskedAgain = true;
    else void synchroniseNow();
  }

  const stops = [
    ports.onWake(() => {
      failures = 0;
      synchronise();
    }),
    ports.onHide(() => {
      if (isPausing) synchronise();
    }),
  ];

  return {
    sync: () => sync,
    ended: ended.signal,
    synchronise,
    synchroniseAfter(ms) {
      if (ended.signal.aborted) return;
      cancel();
      isPausing = true;
      cancel = ports.schedule(synchronise, ms);
    },
    close() {
      ended.abort();
      cancel();
      for (const stop of stops) stop();
    },
  };
}
