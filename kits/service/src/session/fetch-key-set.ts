import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface KeySet {
  /** Parsed once, by key id. A map: a key id is what a stranger wrote into a token, `__proto__` too. */
  readonly keys: ReadonlyMap<string, KeyObject>;
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

/** RFC 7518, section 3.3. */
const MIN_KEY_BITS = 2048;

/** @throws for anything but a key that RS256 may be verified with. */
function publicKey(id: string, pem: string): KeyObject {
  const { publicKey: key } = new X509Certificate(pem);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType === 'rsa' && bits >= MIN_KEY_BITS) return key;
  throw new Error(`the certificate ${id} has no RSA key of ${MIN_KEY_BITS} bits`);
}

/** @throws where the source does not answer with certificates. */
export async function fetchKeySet(url: string, fetch: Fetch): Promise<KeySet> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const certificates = CertificatesByKeyId.parse(await response.json());
  const keys = new Map(Object.entries(certificates).map(([id, pem]) => [id, publicKey(id, pem)]));
  if (keys.size === 0) throw new Error(`${url} answered without certificates`);
  return { keys, lifetimeMs: lifetimeMs(response.headers) };
}
