import type { Session } from '@travesia/contracts/page';
import { SESSION_COOKIE } from '@travesia/contracts/slices';
import { cookieValues } from '../cookies.ts';
import type { RefusalReason, TokenClaims } from './token-claims.ts';
import type { TokenVerifier, VerifyOutcome } from './token-verifier.ts';
import { userOf } from './user-of.ts';

/** Largest cookie that browsers keep. Source: RFC 6265, section 6.1. */
export const SESSION_COOKIE_LIMIT_CHARS = 4096;

type SessionOf<Status extends Session['status']> = Extract<Session, { readonly status: Status }>;

/** What the cookie of a request says. `unavailable`: it cannot be verified now. */
export type SessionVerdict =
  | { readonly status: 'signed-in'; readonly session: SessionOf<'signed-in'>; readonly claims: TokenClaims }
  | {
      readonly status: 'anonymous';
      readonly session: SessionOf<'anonymous'>;
      readonly reason: 'no-cookie' | 'several-identities' | 'oversize' | RefusalReason;
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

/** The one identity among several cookies. Two are none: one was planted, and nothing says which. */
function verdictOnAll(outcomes: readonly VerifyOutcome[]): SessionVerdict {
  const verdicts = outcomes.map(verdictOn);
  const [newest, ...older] = verdicts
    .filter((verdict) => verdict.status === 'signed-in')
    .sort((a, b) => b.claims.issuedAtS - a.claims.issuedAtS);
  if (older.some(({ claims }) => claims.uid !== newest?.claims.uid)) return anonymous('several-identities');
  // What cannot be verified now could be somebody else's.
  const unavailable = verdicts.find(({ status }) => status === 'unavailable');
  return unavailable ?? newest ?? verdicts[0] ?? anonymous('no-cookie');
}

/**
 * Reads who a cookie says is here. A neighbouring domain can plant cookies of our name: each is tried, so that one that
 * is good for nothing signs nobody out. As many as fit into a header: Node takes 16 kB of them.
 */
export function createSessionReader({ verifier }: SessionReaderOptions): SessionReader {
  function read({ headers }: RequestWithCookies): SessionVerdict | Promise<SessionVerdict> {
    const present = cookieValues(headers.cookie, SESSION_COOKIE).filter((value) => value !== '');
    const fitting = present.filter(({ length }) => length <= SESSION_COOKIE_LIMIT_CHARS);
    const [value] = fitting;
    if (value === undefined) return anonymous(present.length > 0 ? 'oversize' : 'no-cookie');
    if (fitting.length > 1)
      return Promise.all([...new Set(fitting)].map((each) => verifier.verify(each))).then(verdictOnAll);
    const outcome = verifier.verify(value);
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
