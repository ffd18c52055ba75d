/**
 * A store did not answer, or lets nobody in: nothing is known of what is in it. Unlike a
 * {@link StoreError}, no reason to distrust what was read before.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** What a request that needs the store is answered with. */
  readonly statusCode: 503 = 503;
  /** The store, as operators know it. */
  readonly store: string;
  /** What was asked for. */
  readonly path: string;
  /** In the words of the protocol, or of the system: `AccessDenied`, `ECONNREFUSED`. */
  readonly reason: string;
  /** Of the store's answer, where there was one. */
  readonly status?: number;
  /** How often it was asked. */
  readonly attempts: number;

  constructor(store: string, path: string, failure: StoreFailure) {
    const { reason, status, attempts } = failure;
    super(`${store} does not serve ${path || 'its list'}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.store = store;
    this.path = path;
    this.reason = reason;
    this.attempts = attempts;
    if (status !== undefined) this.status = status;
  }
}

export type StoreFailure = Pick<StoreUnavailableError, 'reason' | 'status' | 'attempts'>;
