import type { SignedInUser } from '@travesia/contracts/page';
import {
  type Clock,
  type RefusalReason,
  type SessionVerdict,
  type TokenClaims,
  type TokenVerifier,
  userOf,
} from '@travesia/kit-service';
import type { AccountOutcome, IdentityAdmin } from './identity-admin.ts';
import { SESSION_DURATION_MS } from './session-duration.ts';

/**
 * While more than this part of its life is left, the cookie is kept: a hundred thousand students whose tokens are
 * refreshed every 300 s would else make us ask the identity provider 330 times a second.
 */
export const KEEP_WHILE_LEFT_MS = SESSION_DURATION_MS / 2;

export type SignInOutcome =
  /** The cookie that came along is as good as a new one. */
  | { readonly status: 'kept'; readonly user: SignedInUser; readonly expiresAt: number }
  | { readonly status: 'minted'; readonly user: SignedInUser; readonly expiresAt: number; readonly cookie: string }
  /** The token is not one that the provider gave us, or is none any more. */
  | { readonly status: 'refused'; readonly reason: RefusalReason | 'too-old' | 'not-minted' }
  | { readonly status: 'disabled' }
  | { readonly status: 'revoked' }
  | { readonly status: 'unavailable'; readonly cause: string };

export type Standing =
  | { readonly status: 'good' }
  | Extract<SignInOutcome, { readonly status: 'disabled' | 'revoked' | 'unavailable' }>;

export interface SignInRequest {
  readonly idToken: string;
  /** What the cookie of the request says. */
  readonly verdict: SessionVerdict;
  /** The token is refused when it was issued longer ago; no bound but its expiry where absent. */
  readonly maxTokenAgeS?: number;
  /** Called when the token is known to be good. Rejects to refuse the user. */
  readonly admitUser: (uid: string) => Promise<void>;
  /** Called before the provider is asked. Rejects to refuse the user. */
  readonly admitMint: (uid: string) => Promise<void>;
}

export interface SignInOptions {
  /** Of the kind `id-token`. */
  readonly idTokens: TokenVerifier;
  readonly admin: IdentityAdmin;
  readonly clock: Clock;
}

/** What the provider says of the account whose user signed in at `authTimeS`. */
export function standing(account: AccountOutcome, authTimeS: number): Standing {
  if (account.status === 'unavailable') return account;
  if (account.status === 'missing') return { status: 'revoked' };
  if (account.disabled) return { status: 'disabled' };
  return authTimeS < account.validSinceS ? { status: 'revoked' } : { status: 'good' };
}

/**
 * An ID token in, a session out. The token is verified here before anything is minted for it.
 *
 * How long ago the user signed in is not asked: the browser keeps a sign-in for months, and a student who comes back
 * after a cookie has ended gets a new one from it. What must be fresh is the token (an hour), and the provider is
 * asked whether the account still stands whenever a cookie is minted.
 */
export function createSignIn({ idTokens, admin, clock }: SignInOptions) {
  function isAsGoodAsNew(cookie: TokenClaims, token: TokenClaims): boolean {
    const sameSignIn = cookie.uid === token.uid && cookie.authTimeS === token.authTimeS;
    const sameClaims =
      cookie.email === token.email && cookie.emailVerified === token.emailVerified && cookie.staff === token.staff;
    return sameSignIn && sameClaims && cookie.expiresAtS * 1000 - clock() > KEEP_WHILE_LEFT_MS;
  }

  async function mint(idToken: string, claims: TokenClaims): Promise<SignInOutcome> {
    // Before the call, so that the browser never believes in a session that has ended.
    const expiresAt = clock() + SESSION_DURATION_MS;
    const [account, minted] = await Promise.all([admin.lookUp(claims.uid), admin.mint(idToken, SESSION_DURATION_MS)]);
    const verdict = standing(account, claims.authTimeS);
    if (verdict.status !== 'good') return verdict;
    if (minted.status === 'unavailable') return minted;
    // Of the account the provider has just said that it stands: only the token is at fault.
    if (minted.status === 'refused') return { status: 'refused', reason: 'not-minted' };
    return { status: 'minted', user: userOf(claims), expiresAt, cookie: minted.cookie };
  }

  return async (request: SignInRequest): Promise<SignInOutcome> => {
    const { idToken, verdict, maxTokenAgeS = Number.POSITIVE_INFINITY, admitUser, admitMint } = request;
    const token = await idTokens.verify(idToken);
    if (token.status === 'refused') return token;
    if (token.status === 'unavailable') return { status: 'unavailable', cause: 'certificates of ID tokens' };
    const { claims } = token;
    if (clock() / 1000 - claims.issuedAtS > maxTokenAgeS) return { status: 'refused', reason: 'too-old' };
    await admitUser(claims.uid);
    // Minting for everybody whose cookie cannot be read would turn an outage into a rush on the provider.
    if (verdict.status === 'unavailable') return { status: 'unavailable', cause: 'certificates of session cookies' };
    if (verdict.status === 'signed-in' && isAsGoodAsNew(verdict.claims, claims)) {
      return { status: 'kept', user: userOf(claims), expiresAt: verdict.claims.expiresAtS * 1000 };
    }
    await admitMint(claims.uid);
    return mint(idToken, claims);
  };
}
