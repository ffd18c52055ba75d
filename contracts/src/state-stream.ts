export interface Subscription {
  unsubscribe(): void;
}

/**
 * A value that changes over time and always has a current one. Any observable library can take
 * it through `Symbol.observable`, and React through `useSyncExternalStore`.
 */
export interface StateStream<T> {
  get(): T;
  /** Calls `next` with the current value at once, and with every later one. */
  subscribe(next: (value: T) => void): Subscription;
}
