import { isNumber, optional, shape } from '../boundary/guards.ts';

/** What an ID token says of itself, in seconds since the epoch. Nobody has verified it: it decides on nothing but times. */
export interface TokenClaims {
  readonly iat?: number;
  /** When the student signed in; the same in every token that comes of it. */
  readonly auth_time?: number;
}

const isTokenClaims = shape<TokenClaims>({ iat: optional(isNumber), auth_time: optional(isNumber) });

/** Of a token that cannot be read: nothing. */
export function readTokenClaims(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (!isTokenClaims(claims)) return {};
    const { iat, auth_time } = claims;
    return { ...(iat !== undefined && { iat }), ...(auth_time !== undefined && { auth_time }) };
  } catch {
    return {};
  }
}
