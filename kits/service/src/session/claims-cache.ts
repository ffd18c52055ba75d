import { hash } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { TokenClaims } from './token-claims.ts';

/** How long a verified token is not verified again: also the longest that a withdrawn key still works. */
export const CLAIMS_LIFETIME_MS = 60_000;

/** Bounds memory, at some 400 bytes each; more students a minute than this are verified more often. */
export const CLAIMS_LIMIT = 20_000;

interface Entry {
  readonly claims: TokenClaims;
  readonly until: number;
}

/** By the {@link tokenDigest} of their token. */
export interface ClaimsCache {
  get(id: string): TokenClaims | null;
  set(id: string, claims: TokenClaims): void;
}

/** What a token is kept under: the process keeps no credential. */
export function tokenDigest(token: string): string {
  return hash('sha256', token, 'base64');
}

/** Only claims that were verified come in. */
export function createClaimsCache(clock: Clock, limit = CLAIMS_LIMIT): ClaimsCache {
  const entries = new Map<string, Entry>();

  return {
    get(id) {
      const entry = entries.get(id);
      if (!entry) return null;
      if (clock() < entry.until) return entry.claims;
      entries.delete(id);
      return null;
    },

    set(id, claims) {
      entries.delete(id);
      // In order of arrival, which is the order in which they end.
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= limit) entries.delete(oldest);
      entries.set(id, { claims, until: Math.min(claims.expiresAtS * 1000, clock() + CLAIMS_LIFETIME_MS) });
    },
  };
}
