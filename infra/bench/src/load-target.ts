export interface LoadTarget {
  readonly port: number;
  /** Sent in turn, as they are; the next load goes on where the last one ended. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** A start for all: every connection sends one request at each of these, in milliseconds; one after the other where absent. */
  readonly togetherEveryMs?: number;
}

export interface LoadResult {
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly seconds: number;
  /** Of each answer: milliseconds from sending the request to the first bytes of it. */
  readonly firstByteMs: readonly number[];
}
