const INVALID_STATUSES: readonly unknown[] = [400, 413, 422];

/** Whether the request itself is wrong, as an `HttpFailure` says: sending it again would not help. */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && INVALID_STATUSES.includes(error.status);
