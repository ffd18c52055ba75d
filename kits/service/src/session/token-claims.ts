import { z } from 'zod';
import { UID_LIMIT_CHARS } from '../uid-limit.ts';
import { ISSUERS, type TokenKind } from './token-kind.ts';

/** What a verified token says; times in seconds since the epoch, as tokens have them. */
export interface TokenClaims {
  readonly uid: string;
  readonly email?: string;
  /** They opened a mail that was sent to it. */
  readonly emailVerified?: true;
  /** Of the team: a custom claim that only the project's owners can give. */
  readonly staff?: true;
  /** When the user signed in; it stays the same while tokens are refreshed. */
  readonly authTimeS: number;
  readonly issuedAtS: number;
  readonly expiresAtS: number;
}

/** Why a token is refused: for logs and counters, never for whoever sent it. */
export type RefusalReason =
  | 'malformed'
  | 'algorithm'
  | 'unknown-key'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'subject'
  | 'expired'
  | 'not-yet-valid'
  | 'issued-in-future'
  | 'signed-in-in-future';

export type ClaimsCheck =
  | { readonly status: 'valid'; readonly claims: TokenClaims }
  | { readonly status: 'refused'; readonly reason: RefusalReason };

/**
 * How far in our future a token may have been made. Synchronised clocks differ by less than a
 * second; a server that is a minute late would otherwise refuse every fresh sign-in. The end of a
 * token has no such allowance: it is one refresh away.
 */
export const CLOCK_SKEW_LIMIT_S = 60;

const Payload = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  exp: z.number(),
  iat: z.number(),
  auth_time: z.number(),
  nbf: z.number().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional().catch(undefined),
  // Whatever else it says is no reason to keep anybody out.
  staff: z.literal(true).optional().catch(undefined),
});

interface Expected {
  readonly kind: TokenKind;
  readonly projectId: string;
  readonly nowS: number;
}

function refusalOf(payload: z.infer<typeof Payload>, { kind, projectId, nowS }: Expected): RefusalReason | null {
  const { iss, aud, sub, exp, iat, auth_time: authTime, nbf = 0 } = payload;
  const latestS = nowS + CLOCK_SKEW_LIMIT_S;
  if (iss !== ISSUERS[kind] + projectId) return 'issuer';
  if (aud !== projectId) return 'audience';
  if (sub === '' || sub.length > UID_LIMIT_CHARS) return 'subject';
  if (exp <= nowS) return 'expired';
  if (nbf > latestS) return 'not-yet-valid';
  if (iat > latestS) return 'issued-in-future';
  if (authTime > latestS) return 'signed-in-in-future';
  return null;
}

/** The rules of the provider for what a token of it says, whoever vouches for its signature. */
export function checkClaims(payload: unknown, expected: Expected): ClaimsCheck {
  const parsed = Payload.safeParse(payload);
  if (!parsed.success) return { status: 'refused', reason: 'malformed' };
  const reason = refusalOf(parsed.data, expected);
  if (reason) return { status: 'refused', reason };
  const { sub, email, email_verified, staff, auth_time, iat, exp } = parsed.data;
  const claims = {
    uid: sub,
    ...(email !== undefined && { email }),
    ...(email !== undefined && email_verified && { emailVerified: true as const }),
    ...(staff && { staff }),
    authTimeS: auth_time,
    issuedAtS: iat,
    expiresAtS: exp,
  };
  return { status: 'valid', claims };
}
