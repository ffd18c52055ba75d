import { compactVerify, decodeJwt, decodeProtectedHeader, errors } from 'jose';
import { z } from 'zod';
import type { CertificateSource } from './certificate-source.ts';
import type { Clock } from './clock.ts';
import { type ClaimsCheck, checkClaims, type RefusalReason } from './token-claims.ts';
import type { TokenKind } from './token-kind.ts';

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

const Header = z.object({ alg: z.string(), kid: z.string().min(1).optional() });

function refused(reason: RefusalReason): VerifyOutcome {
  return { status: 'refused', reason };
}

function headerOf(token: string) {
  try {
    return Header.safeParse(decodeProtectedHeader(token)).data ?? null;
  } catch {
    return null;
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function verifySignature(token: string, certificates: CertificateSource) {
  const header = headerOf(token);
  if (!header) return refused('malformed');
  if (header.alg !== ALGORITHM) return refused('algorithm');
  if (header.kid === undefined) return refused('unknown-key');
  const lookup = await certificates.key(header.kid);
  if (lookup.status === 'unavailable') return lookup;
  if (lookup.status === 'unknown') return refused('unknown-key');
  try {
    const { payload } = await compactVerify(token, lookup.key, { algorithms: [ALGORITHM] });
    return { status: 'signed' as const, payload: parseJson(payload) };
  } catch (error) {
    return refused(error instanceof errors.JWSSignatureVerificationFailed ? 'signature' : 'malformed');
  }
}

/** The emulator signs nothing: its tokens say `none` and end with a dot. */
function readUnsigned(token: string) {
  if (headerOf(token)?.alg !== 'none' || !token.endsWith('.')) return refused('algorithm');
  try {
    return { status: 'signed' as const, payload: decodeJwt(token) };
  } catch {
    return refused('malformed');
  }
}

/**
 * Verifies tokens of one kind for one project: RS256 with the provider's published keys, and all
 * it says on issuer, audience, subject and times.
 * With `emulator` anybody can write a token that passes: refused in production.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { kind, projectId, clock = Date.now } = options;
  if ('emulator' in options && process.env['NODE_ENV'] === 'production') {
    throw new Error('tokens of the identity emulator are not accepted in production');
  }

  return {
    async verify(token) {
      if (typeof token !== 'string') return refused('malformed');
      const read = 'emulator' in options ? readUnsigned(token) : await verifySignature(token, options.certificates);
      if (read.status !== 'signed') return read;
      return checkClaims(read.payload, { kind, projectId, nowS: clock() / 1000 });
    },
  };
}
