import { importX509 } from 'jose';
import { z } from 'zod';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface KeySet {
  /** Parsed once, by key id. A map: a key id is what a stranger wrote into a token, `__proto__` too. */
  readonly keys: ReadonlyMap<string, CryptoKey>;
  /** For how long the source says it may be kept. */
  readonly lifetimeMs: number;
}

/** Longer than a slow answer, shorter than anybody waits for a page. */
const FETCH_DEADLINE_MS = 3_000;

/** What the source says is kept within these, so that no answer of it can make us ask it all the time, or never again. */
const MIN_LIFETIME_MS = 5 * 60_000;
const MAX_LIFETIME_MS = 24 * 3_600_000;

const CertificatesByKeyId = z.record(z.string(), z.string().startsWith('-----BEGIN CERTIFICATE-----'));

function seconds(text: string | null | undefined): number {
  const value = Number(text ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function lifetimeMs(headers: Headers): number {
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1];
  const ms = (seconds(maxAge) - seconds(headers.get('age'))) * 1000;
  return Math.min(Math.max(ms, MIN_LIFETIME_MS), MAX_LIFETIME_MS);
}

/** @throws where the source does not answer with certificates. */
export async function fetchKeySet(url: string, fetch: Fetch): Promise<KeySet> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const certificates = CertificatesByKeyId.parse(await response.json());
  const keys = await Promise.all(
    Object.entries(certificates).map(async ([id, pem]) => [id, await importX509(pem, 'RS256')] as const),
  );
  if (keys.length === 0) throw new Error(`${url} answered without certificates`);
  return { keys: new Map(keys), lifetimeMs: lifetimeMs(response.headers) };
}
