import { hash } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { TokenClaims } from './token-claims.ts';

/** How long a verified token is not verified again: also the longest that a withdrawn key still works. */
export const CLAIMS_LIFETIME_MS = 60_000;

/** Bounds memory, at some 400 bytes each; more students a minute than half of this are verified more often. */
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

/**
 * Only claims that were verified come in. They leave by halves, the older one at once: one by one, each would be looked
 * for behind all that have left before it, which in a full map takes as long as verifying a signature.
 */
export function createClaimsCache(clock: Clock, limit = CLAIMS_LIMIT): ClaimsCache {
  let older = new Map<string, Entry>();
  let newer = new Map<string, Entry>();

  return {
    get(id) {
      const entry = newer.get(id) ?? older.get(id);
      return entry && clock() < entry.until ? entry.claims : null;
    },

    set(id, claims) {
      if (newer.size >= limit / 2) {
        older = newer;
        newer = new Map();
      }
      newer.set(id, { claims, until: Math.min(claims.expiresAtS * 1000, clock() + CLAIMS_LIFETIME_MS) });
    },
  };
}
