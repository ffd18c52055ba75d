import { TOKEN_SYNC_MAX_AGE_S } from '@travesia/contracts';
import type { Log, Send } from './session-cookie.ts';

/** When the provider issued the token, in seconds since the epoch. */
function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const isClaims = typeof claims === 'object' && claims !== null && 'iat' in claims;
    return isClaims && typeof claims.iat === 'number' ? claims.iat : undefined;
  } catch {
    return undefined;
  }
}

interface TokenSyncOptions {
  /** Where the token is sent: nothing happens unless it is of the document's origin. */
  readonly url: string;
  readonly origin: string;
  readonly send: Send;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Tells an address of our own about every new ID token, or that there is none: in their order, one at a time. */
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

  return (token: string | null): void => {
    if (target?.origin !== origin || token === last) return;
    last = token;
    if (token !== null) {
      const issued = issuedAt(token);
      if (issued === undefined || clock() / 1000 - issued > TOKEN_SYNC_MAX_AGE_S) return;
    }
    work = work.then(() => tell(target.pathname + target.search, token));
  };
}
