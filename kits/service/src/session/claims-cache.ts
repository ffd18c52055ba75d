import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
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
  const entries = new LRUCache<string, Entry>({ max: limit });

  return {
    get(id) {
      // No request pays for moving its entry to the front: what was verified first is over first, within a minute.
      const entry = entries.peek(id);
      return entry && clock() < entry.until ? entry.claims : null;
    },

    set(id, claims) {
      entries.set(id, { claims, until: Math.min(claims.expiresAtS * 1000, clock() + CLAIMS_LIFETIME_MS) });
    },
  };
}
