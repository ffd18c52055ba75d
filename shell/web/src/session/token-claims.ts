/** What an ID token says of itself, in seconds since the epoch. Nobody has verified it: it decides on nothing but times. */
export interface TokenClaims {
  readonly iat?: number;
  /** When the student signed in; the same in every token that comes of it. */
  readonly auth_time?: number;
}

/** Of a token that cannot be read: nothing. */
export function readTokenClaims(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return {};
    return {
      ...('iat' in claims && typeof claims.iat === 'number' && { iat: claims.iat }),
      ...('auth_time' in claims && typeof claims.auth_time === 'number' && { auth_time: claims.auth_time }),
    };
  } catch {
    return {};
  }
}
