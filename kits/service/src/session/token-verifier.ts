import { verify } from 'node:crypto';
import { z } from 'zod';
import type { CertificateSource } from './certificate-source.ts';
import { createClaimsCache } from './claims-cache.ts';
import type { Clock } from './clock.ts';
import { type ClaimsCheck, checkClaims, type RefusalReason } from './token-claims.ts';
import type { TokenKind } from './token-kind.ts';
import { decodeJson, decodePart, splitToken, type WebToken } from './web-token.ts';

/** `unavailable`: nobody can say now, which is no reason to sign anybody out. */
export type VerifyOutcome = ClaimsCheck | { readonly status: 'unavailable' };

export interface TokenVerifier {
  /** Never rejects, whatever `token` is. */
  verify(token: unknown): Promise<VerifyOutcome>;
}

interface TokenRules {
  readonly kind: TokenKind;
  readonly projectId: string;
  readonly clock?: Clock;
}

export type TokenVerifierOptions = TokenRules &
  ({ readonly certificates: CertificateSource } | { readonly emulator: true });

const ALGORITHM = 'RS256';

const Header = z.object({
  alg: z.string(),
  kid: z.string().min(1).optional(),
  // Names what a reader must understand, and there is nothing that we would (RFC 7515, section 4.1.11).
  crit: z.never().optional(),
});

function refused(reason: RefusalReason): VerifyOutcome {
  return { status: 'refused', reason };
}

function headerOf({ header }: WebToken) {
  return Header.safeParse(decodeJson(header)).data ?? null;
}

/**
 * Verified where it is asked for, which takes some 25 µs: another thread would do it no sooner, and
 * handing it over costs as much again.
 */
async function verifySignature(token: WebToken, certificates: CertificateSource) {
  const header = headerOf(token);
  if (!header) return refused('malformed');
  if (header.alg !== ALGORITHM) return refused('algorithm');
  if (header.kid === undefined) return refused('unknown-key');
  const lookup = await certificates.key(header.kid);
  if (lookup.status === 'unavailable') return lookup;
  if (lookup.status === 'unknown') return refused('unknown-key');
  const signature = decodePart(token.signature);
  if (!signature) return refused('malformed');
  const signed = Buffer.from(`${token.header}.${token.payload}`);
  if (!verify('RSA-SHA256', signed, lookup.key, signature)) return refused('signature');
  return { status: 'signed' as const, payload: decodeJson(token.payload) };
}

/** The emulator signs nothing: its tokens say `none` and end with a dot. */
function readUnsigned(token: WebToken) {
  if (headerOf(token)?.alg !== 'none' || token.signature !== '') return refused('algorithm');
  return { status: 'signed' as const, payload: decodeJson(token.payload) };
}

/**
 * Verifies tokens of one kind for one project: RS256 with the provider's published keys, and all
 * it says on issuer, audience, subject and times. It remembers for a while what it verified: a cookie
 * comes with every request, and an ID token with every page that is opened while it lasts.
 * With `emulator` anybody can write a token that passes: refused in production.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { kind, projectId, clock = Date.now } = options;
  if ('emulator' in options && process.env['NODE_ENV'] === 'production') {
    throw new Error('tokens of the identity emulator are not accepted in production');
  }

  const cache = createClaimsCache(clock);

  return {
    async verify(token) {
      if (typeof token !== 'string') return refused('malformed');
      const known = cache.get(token);
      if (known) return { status: 'valid', claims: known };
      const parts = splitToken(token);
      if (!parts) return refused('malformed');
      const read = 'emulator' in options ? readUnsigned(parts) : await verifySignature(parts, options.certificates);
      if (read.status !== 'signed') return read;
      const outcome = checkClaims(read.payload, { kind, projectId, nowS: clock() / 1000 });
      if (outcome.status === 'valid') cache.set(token, outcome.claims);
      return outcome;
    },
  };
}
