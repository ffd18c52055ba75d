/** The part of `localStorage` that is needed. */
export type KeyValueStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface Clock {
  /** The device's clock, in milliseconds since the epoch: for what outlives the page. It may be wrong, and be set. */
  wall(): number;
  /** Milliseconds that no change of the device's clock moves. They count from when the page was opened. */
  monotonic(): number;
}

export interface Locks {
  /** Runs `work` while no other tab runs any of the same `name`. Rejects where `signal` is aborted before its turn. */
  exclusively(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /**
   * Holds a name for this tab until it is released; `lost` is called where another tab takes it. Resolves with `null`
   * where another tab holds it and `steal` is not said.
   */
  hold(name: string, lost: () => void, options: { readonly steal: boolean }): Promise<(() => void) | null>;
}

/** Cancels what was asked for: a timer, a listener. */
export type Cancel = () => void;

/** The part of a `BroadcastChannel` that is needed. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What code that works without a connection needs of the browser around it: `browserPorts`, or a test's own. */
export interface BrowserPorts {
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  schedule(run: () => void, ms: number): Cancel;
  /** Where the browser keeps nothing for us, writing throws. */
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  /** Trying again makes sense: the network is back, the page is looked at or came back from the cache. */
  onWake(listener: () => void): Cancel;
  /** The page is left or goes out of sight, perhaps for good: what waits should be sent now. */
  onHide(listener: () => void): Cancel;
  /** Another tab changed the storage. */
  onStorageChange(listener: () => void): Cancel;
  /** Heard by the browser's other tabs. */
  channel(name: string): Channel;
  /** Sends a last request that may outlive the page; nobody hears the answer. */
  sendLast(path: string, body: unknown): void;
}
