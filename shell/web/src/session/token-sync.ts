import { TOKEN_SYNC_MAX_AGE_S } from '@travesia/contracts/slices';
import type { Log, Send } from './session-cookie.ts';
import { readTokenClaims } from './token-claims.ts';

interface TokenSyncOptions {
  /** Where the token is sent: nothing happens unless it is of the document's origin. */
  readonly url: string;
  readonly origin: string;
  readonly send: Send;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * Tells an address of our own about every new ID token, or that there is none: in their order, one at a time, and each
 * once the work on the cookie for it has ended. That address makes cookies too, and a good one is not made twice.
 */
export function createTokenSync({ url, origin, send, clock, log }: TokenSyncOptions) {
  const target = URL.parse(url, origin);
  let last: string | null | undefined;
  let work = Promise.resolve();

  async function tell(path: string, token: string | null): Promise<void> {
    const request =
      token === null ? { method: 'DELETE' } : { method: 'POST', headers: { authorization: `Bearer ${token}` } };
    try {
      const { ok, status } = await send(path, request);
      if (!ok) log(`session: token sync answered ${status}`);
    } catch (cause) {
      log('session: token sync had no answer', cause);
    }
  }

  return (token: string | null, cookie: Promise<void>): void => {
    if (target?.origin !== origin || token === last) return;
    last = token;
    if (token !== null) {
      const { iat } = readTokenClaims(token);
      if (iat === undefined || clock() / 1000 - iat > TOKEN_SYNC_MAX_AGE_S) return;
    }
    work = Promise.all([work, cookie]).then(() => tell(target.pathname + target.search, token));
  };
}
