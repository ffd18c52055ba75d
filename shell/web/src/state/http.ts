import {
  HTTP_FAILURE_MAX_STATUS,
  HTTP_FAILURE_MIN_STATUS,
  HTTP_METHODS_WITHOUT_RETRY,
  HTTP_RETRIES,
  HTTP_RETRY_STATUSES,
  type HttpClient,
  type HttpFailure,
  type HttpRequest,
} from '@travesia/contracts/page';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@travesia/contracts/slices';

const mayRepeat = (method: string) => !HTTP_METHODS_WITHOUT_RETRY.some((name) => name === method);

const mayHeal = (status: number) => HTTP_RETRY_STATUSES.some((code) => code === status);

const hasFailed = (status: number) => status >= HTTP_FAILURE_MIN_STATUS && status <= HTTP_FAILURE_MAX_STATUS;

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'title' in data && 'status' in data;
}

/** Of `Retry-After` in seconds. A date in it is by a clock that this device need not share, and is left out. */
function retryAfterMs(headers: Headers): number | undefined {
  const said = headers.get('retry-after') ?? '';
  return /^\d+$/.test(said) ? Number(said) * 1000 : undefined;
}

function addressOf(base: string, path: string, query: HttpRequest['query'] = {}): string {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) wanted.set(name, String(value));
  const search = String(wanted);
  const joint = path.includes('?') ? '&' : '?';
  return base.replace(/\/$/, '') + path + (search && joint + search);
}

/** Nothing where the answer has no body; what is no JSON, whatever it says of itself, is its text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '' || response.headers.get('content-type')?.startsWith('text/')) return text || undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function failedAnswer({ status, headers }: Response, data: unknown, path: string): HttpFailure {
  const isProblemAnswer = headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
  const wait = retryAfterMs(headers);
  return Object.assign(new Error(`${path}: ${status}`), {
    status,
    ...(isProblemAnswer && isProblem(data) && { problem: data }),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

/**
 * The HTTP client that pages are lent. It stands in the shell's first script: a page that asks for its data does so
 * without a round of the network for the client.
 */
export function createHttpClient(baseURL: string): HttpClient {
  return async (path: string, { method = 'GET', query, body, headers, signal }: HttpRequest = {}) => {
    const address = addressOf(baseURL, path, query);
    const init: RequestInit = {
      method,
      headers: body === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    };
    /** @param left how often it may still be repeated. */
    const ask = async (left: number): Promise<unknown> => {
      let failure: HttpFailure;
      let heals: boolean;
      try {
        const response = await fetch(address, init);
        const data = await readBody(response);
        if (!hasFailed(response.status)) return data;
        failure = failedAnswer(response, data, path);
        heals = mayHeal(response.status);
      } catch (cause) {
        failure = new Error(`${path}: no answer`, { cause });
        heals = signal?.aborted !== true;
      }
      if (left > 0 && heals) return ask(left - 1);
      throw failure;
    };
    return ask(mayRepeat(method) ? HTTP_RETRIES : 0);
  };
}
