import { type KeyObject, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { CertificateSource } from './certificate-source.ts';
import { createClaimsCache, tokenDigest } from './claims-cache.ts';
import type { Clock } from './clock.ts';
import { type ClaimsCheck, checkClaims, type RefusalReason } from './token-claims.ts';
import type { TokenKind } from './token-kind.ts';

/** `unavailable`: nobody can say now, which is no reason to sign anybody out. */
export type VerifyOutcome = ClaimsCheck | { readonly status: 'unavailable' };

export interface TokenVerifier {
  /** Never rejects, whatever `token` is. At once where the answer is known: a promise would cost a request more than it. */
  verify(token: unknown): VerifyOutcome | Promise<VerifyOutcome>;
}

interface TokenRules {
  readonly kind: TokenKind;
  readonly projectId: string;
  readonly clock?: Clock;
}

export type TokenVerifierOptions = TokenRules &
  ({ readonly certificates: CertificateSource } | { readonly emulator: true });

const ALGORITHM = 'RS256';

/** Three parts in base64url, of which all but the last are signed (RFC 7515, section 7.1). */
const TOKEN = /^(([\w-]+)\.([\w-]+))\.([\w-]*)$/;

const Header = z.object({
  alg: z.string(),
  kid: z.string().min(1).optional(),
  // Names what a reader must understand, and there is nothing that we would (RFC 7515, section 4.1.11).
  crit: z.never().optional(),
});

interface Token {
  readonly header: z.infer<typeof Header>;
  readonly payload: unknown;
  readonly signed: string;
  readonly signature: string;
}

function refused(reason: RefusalReason): VerifyOutcome {
  return { status: 'refused', reason };
}

function fromBase64url(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** What `text` says, true or not; `null` where it is no token. */
function decode(text: string): Token | null {
  const [, signed = '', header = '', payload = '', signature = ''] = TOKEN.exec(text) ?? [];
  try {
    return { header: Header.parse(fromBase64url(header)), payload: fromBase64url(payload), signed, signature };
  } catch {
    return null;
  }
}

const verifySignature = promisify(verify);

/**
 * Off the thread that serves: it is a third of what a sign-in costs, and everybody else would wait for it. What is signed
 * is ASCII, whatever a client sent: {@link TOKEN} says so.
 */
const isSigned = ({ signed, signature }: Token, key: KeyObject): Promise<boolean> =>
  verifySignature('RSA-SHA256', Buffer.from(signed, 'latin1'), key, Buffer.from(signature, 'base64url'));

async function checkSignature(token: Token, certificates: CertificateSource) {
  const { header } = token;
  if (header.alg !== ALGORITHM) return refused('algorithm');
  if (header.kid === undefined) return refused('unknown-key');
  const lookup = await certificates.key(header.kid);
  if (lookup.status === 'unavailable') return lookup;
  if (lookup.status === 'unknown') return refused('unknown-key');
  return (await isSigned(token, lookup.key)) ? null : refused('signature');
}

/** The emulator signs nothing: its tokens say `none` and end with a dot. */
function checkUnsigned({ header, signature }: Token) {
  return header.alg === 'none' && signature === '' ? null : refused('algorithm');
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

  async function verifyAnew(token: string, id: string): Promise<VerifyOutcome> {
    const decoded = decode(token);
    if (!decoded) return refused('malformed');
    const refusal =
      'emulator' in options ? checkUnsigned(decoded) : await checkSignature(decoded, options.certificates);
    if (refusal) return refusal;
    const outcome = checkClaims(decoded.payload, { kind, projectId, nowS: clock() / 1000 });
    if (outcome.status === 'valid') cache.set(id, outcome.claims);
    return outcome;
  }

  return {
    verify(token) {
      if (typeof token !== 'string') return refused('malformed');
      const id = tokenDigest(token);
      const claims = cache.get(id);
      return claims ? { status: 'valid', claims } : verifyAnew(token, id);
    },
  };
}
