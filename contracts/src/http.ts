import type { Problem } from './problem.ts';

/** Statuses after which the same request may succeed. */
export const HTTP_RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Methods that are never sent twice by themselves. */
export const HTTP_METHODS_WITHOUT_RETRY = ['PATCH', 'POST', 'PUT', 'DELETE'] as const;

/** Retries of every other method. */
export const HTTP_RETRIES = 1;

/** First and last status that count as failure. */
export const HTTP_FAILURE_MIN_STATUS = 400;
export const HTTP_FAILURE_MAX_STATUS = 599;

export interface HttpRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * The shell's HTTP client, lent to pages. Paths are relative to the configured base URL.
 * Resolves with the parsed body; rejects with {@link HttpFailure} for 400-599 and with
 * `status` undefined when no answer came.
 */
export type HttpClient = (path: string, request?: HttpRequest) => Promise<unknown>;

export interface HttpFailure extends Error {
  readonly status?: number;
  /** The problem document, when the answer was one. */
  readonly problem?: Problem;
  /** Since 1.5. How long the answer asked to wait before the next request. */
  readonly retryAfterMs?: number;
}
