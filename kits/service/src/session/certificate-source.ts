import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { type Fetch, fetchKeySet, type KeySet } from './fetch-key-set.ts';

/** `unavailable`: nobody can say now whether the provider has that key. */
export type KeyLookup =
  | { readonly status: 'found'; readonly key: KeyObject }
  | { readonly status: 'unknown' }
  | { readonly status: 'unavailable' };

export interface CertificateSource {
  /** Resolves when there are keys to verify with; to be awaited before a service is ready. */
  warm(): Promise<void>;
  key(id: string): Promise<KeyLookup>;
  /** For who watches: how old what is held is (`null` for nothing), and whether the last fetch failed. */
  standing(): { readonly ageMs: number | null; readonly isFailing: boolean };
}

/** How long a fetch took, and its error where it failed. */
export interface FetchedCertificates {
  readonly ms: number;
  readonly error?: unknown;
}

export interface CertificateSourceOptions {
  readonly url: string;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
  readonly onFetched?: (fetched: FetchedCertificates) => void;
}

/** Part of their lifetime after which keys are fetched anew, beside the requests: nobody waits, and an outage has time to end. */
const REFRESH_AT = 0.75;

/**
 * For how long keys are used past their lifetime while their source is down. The provider keeps its
 * keys for days and says "hours": with this, an outage of a morning signs nobody out, and a key that
 * the provider has withdrawn is still dropped the same day.
 */
export const STALE_LIMIT_MS = 6 * 3_600_000;

/** A source that failed is left alone for this long. */
export const RETRY_AFTER_MS = 5_000;

/** Tokens with key ids that nobody has, in whatever number, make us ask the source once in this time. */
export const UNKNOWN_KEY_REFETCH_MS = 60_000;

interface HeldKeys extends KeySet {
  readonly fetchedAt: number;
}

/** The provider's public keys: at most one fetch at a time, and none that nobody asks for. */
export function createCertificateSource(options: CertificateSourceOptions): CertificateSource {
  const { url, fetch = globalThis.fetch, clock = Date.now, log, onFetched } = options;
  let held: HeldKeys | null = null;
  let failure: { readonly at: number; readonly error: unknown } | null = null;
  let fetching: Promise<void> | null = null;

  async function fetchNow(): Promise<void> {
    const start = performance.now();
    try {
      held = { ...(await fetchKeySet(url, fetch)), fetchedAt: clock() };
      failure = null;
      onFetched?.({ ms: performance.now() - start });
    } catch (error) {
      failure = { at: clock(), error };
      onFetched?.({ ms: performance.now() - start, error });
      log?.warn({ err: error, url }, 'the certificates cannot be fetched');
    } finally {
      fetching = null;
    }
  }

  function refresh(): Promise<void> {
    fetching ??= fetchNow();
    return fetching;
  }

  const age = (keys: HeldKeys) => clock() - keys.fetchedAt;
  const mayFetch = () => failure === null || clock() - failure.at >= RETRY_AFTER_MS;
  const usable = () => (held && age(held) < held.lifetimeMs + STALE_LIMIT_MS ? held : null);

  /** Waits for the source only where there is nothing to go on with, or nothing says that it is down. */
  async function current(): Promise<HeldKeys | null> {
    const before = usable();
    const due = before === null || age(before) >= before.lifetimeMs * REFRESH_AT;
    if (!due || !mayFetch()) return before;
    const canGoOn = before !== null && (age(before) < before.lifetimeMs || failure !== null);
    if (!canGoOn) await refresh();
    else void refresh();
    return usable();
  }

  function found(id: string): KeyLookup | null {
    const key = held?.keys.get(id);
    return key ? { status: 'found', key } : null;
  }

  return {
    standing: () => ({ ageMs: held && age(held), isFailing: failure !== null }),

    async warm() {
      if (!(await current())) throw new Error(`there are no certificates from ${url}`, { cause: failure?.error });
    },

    async key(id) {
      const keys = await current();
      if (!keys) return { status: 'unavailable' };
      const known = found(id);
      if (known) return known;
      if (age(keys) >= UNKNOWN_KEY_REFETCH_MS && mayFetch()) await refresh();
      // Keys past their lifetime do not tell a forged key id from a new one.
      const upToDate = held !== null && age(held) < held.lifetimeMs;
      return found(id) ?? { status: upToDate ? 'unknown' : 'unavailable' };
    },
  };
}
