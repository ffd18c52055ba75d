import { type BrowserPorts, createSynchroniser, type Synchroniser } from '@travesia/kit-offline';

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

export interface AccountSynchroniserOptions {
  /** Of the lock under which one tab at a time exchanges. */
  readonly lock: string;
  readonly ports: BrowserPorts;
  /** Sends what is pending and takes what the service has. Rejects where that could not be done now. */
  exchange(): Promise<void>;
  /** Called when what is shown may be another, as when another tab stored something. */
  show(): void;
}

export interface AccountSynchroniser extends Omit<Synchroniser, 'ended'> {
  /** For one request. */
  signal(): AbortSignal;
}

/** Keeps what one student has in several tabs and in the service in step. */
export function createAccountSynchroniser({
  lock,
  ports,
  exchange,
  show,
}: AccountSynchroniserOptions): AccountSynchroniser {
  const { ended, close, ...synchroniser } = createSynchroniser({
    ports,
    exchange: (signal) => ports.locks.exclusively(lock, signal, exchange),
    show,
  });
  const stop = ports.onStorageChange(show);
  return {
    ...synchroniser,
    signal: () => AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    close() {
      stop();
      close();
    },
  };
}
