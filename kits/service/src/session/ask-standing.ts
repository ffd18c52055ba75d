import { ProblemError } from '../problem-error.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import type { RevocationCheck } from './session-guard.ts';
import { STANDING_PATH } from './standing-path.ts';

/** Longer than the session service waits for the provider itself. */
const DEADLINE_MS = 5_000;

/**
 * Asks the session service whether a session stands: it alone holds the account that may ask the provider, and mint.
 * @param sessionService its origin, as services reach it.
 */
export function askStanding(sessionService: string): RevocationCheck {
  const address = new URL(STANDING_PATH, sessionService);
  return async (_, request, reply) => {
    const { status, headers, body } = await fetch(address, {
      headers: {
        cookie: request.headers.cookie ?? '',
        // Whose limits are counted; believed as far as the session service believes its proxies.
        'x-forwarded-for': request.ip,
        [REQUEST_ID_HEADER]: request.id,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await body?.cancel();
    if (status === 204) return 'good';
    if (status === 401) return 'revoked';
    if (status === 403) return 'disabled';
    if (status !== 429) throw new Error(`the session service answered ${status}`);
    reply.header('retry-after', headers.get('retry-after') ?? '60');
    throw new ProblemError(429, 'Too many requests: try again later.');
  };
}
