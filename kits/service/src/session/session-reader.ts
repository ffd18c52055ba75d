import type { Session } from '@travesia/contracts';
import { sessionCookie } from './session-cookie.ts';
import type { RefusalReason, TokenClaims } from './token-claims.ts';
import type { TokenVerifier, VerifyOutcome } from './token-verifier.ts';
import { userOf } from './user-of.ts';

type SessionOf<Status extends Session['status']> = Extract<Session, { readonly status: Status }>;

/** What the cookie of a request says. `unavailable`: it cannot be verified now. */
export type SessionVerdict =
  | { readonly status: 'signed-in'; readonly session: SessionOf<'signed-in'>; readonly claims: TokenClaims }
  | {
      readonly status: 'anonymous';
      readonly session: SessionOf<'anonymous'>;
      readonly reason: 'no-cookie' | 'several-cookies' | 'oversize' | RefusalReason;
    }
  | { readonly status: 'unavailable'; readonly session: SessionOf<'pending'> };

interface RequestWithCookies {
  readonly headers: { readonly cookie?: string | undefined };
}

export interface SessionReader {
  /** Never rejects. At once where nothing has to be verified. */
  read(request: RequestWithCookies): SessionVerdict | Promise<SessionVerdict>;
  /** @throws where the cookie cannot be verified now. */
  readSession(request: RequestWithCookies): Promise<Session>;
}

export interface SessionReaderOptions {
  /** Of the kind `session-cookie`. */
  readonly verifier: TokenVerifier;
}

type AnonymousReason = Extract<SessionVerdict, { readonly status: 'anonymous' }>['reason'];

function anonymous(reason: AnonymousReason): SessionVerdict {
  return { status: 'anonymous', session: { status: 'anonymous' }, reason };
}

function verdictOn(outcome: VerifyOutcome): SessionVerdict {
  switch (outcome.status) {
    case 'valid':
      return {
        status: 'signed-in',
        session: { status: 'signed-in', user: userOf(outcome.claims) },
        claims: outcome.claims,
      };
    case 'refused':
      return anonymous(outcome.reason);
    case 'unavailable':
      return { status: 'unavailable', session: { status: 'pending' } };
  }
}

/** Reads who a cookie says is here. */
export function createSessionReader({ verifier }: SessionReaderOptions): SessionReader {
  function read({ headers }: RequestWithCookies): SessionVerdict | Promise<SessionVerdict> {
    const cookie = sessionCookie(headers.cookie);
    if (cookie.status === 'none') return anonymous(cookie.reason);
    const outcome = verifier.verify(cookie.value);
    return outcome instanceof Promise ? outcome.then(verdictOn) : verdictOn(outcome);
  }

  return {
    read,
    async readSession(request) {
      const verdict = await read(request);
      if (verdict.status === 'unavailable') throw new Error('the session cookie cannot be verified now');
      return verdict.session;
    },
  };
}
