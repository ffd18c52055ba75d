import {
  HTTP_METHODS_WITHOUT_RETRY,
  HTTP_RETRIES,
  HTTP_RETRY_STATUSES,
  type HttpClient,
  type HttpFailure,
  type HttpRequest,
} from '@travesia/contracts/page';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@travesia/contracts/slices';
import type { FetchError } from 'ofetch';

const MAY_REPEAT = (method: string) => !HTTP_METHODS_WITHOUT_RETRY.some((name) => name === method);

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'title' in data && 'status' in data;
}

function isFetchError(error: unknown): error is FetchError {
  return error instanceof Error && error.name === 'FetchError';
}

/** Of `Retry-After` in seconds. A date in it is by a clock that this device need not share, and is left out. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const said = headers?.get('retry-after') ?? '';
  return /^\d+$/.test(said) ? Number(said) * 1000 : undefined;
}

function asFailure(error: unknown, path: string): HttpFailure {
  if (!isFetchError(error)) return Object.assign(new Error(`${path}: no answer`, { cause: error }));
  const isProblemAnswer = error.response?.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
  const wait = retryAfterMs(error.response?.headers);
  return Object.assign(new Error(`${path}: ${error.status ?? 'no answer'}`, { cause: error }), {
    ...(error.status !== undefined && { status: error.status }),
    ...(isProblemAnswer && isProblem(error.data) && { problem: error.data }),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

/**
 * The HTTP client that pages are lent. The library behind it is fetched with the first call:
 * most public pages make none.
 */
export function createHttpClient(baseURL: string): HttpClient {
  return async (path: string, request: HttpRequest = {}) => {
    const { ofetch } = await import('ofetch');
    const { method = 'GET', query, body, headers, signal } = request;
    try {
      return await ofetch<unknown>(path, {
        baseURL,
        method,
        retry: MAY_REPEAT(method) ? HTTP_RETRIES : 0,
        retryStatusCodes: [...HTTP_RETRY_STATUSES],
        ...(query && { query }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(signal && { signal }),
      });
    } catch (error) {
      throw asFailure(error, path);
    }
  };
}
