import { ISSUERS, type TokenKind } from '../session/token-kind.ts';

export const SAMPLE_PROJECT = 'demo-paes';

const LIFETIMES_S: Readonly<Record<TokenKind, number>> = { 'id-token': 3600, 'session-cookie': 5 * 24 * 3600 };

/** The payload of a token of the provider, made at `nowS` for somebody who signed in a minute before. */
export function samplePayload(kind: TokenKind, nowS: number, project = SAMPLE_PROJECT) {
  return {
    iss: ISSUERS[kind] + project,
    aud: project,
    sub: 'estudiante-1',
    user_id: 'estudiante-1',
    email: 'estudiante@ejemplo.cl',
    email_verified: true,
    auth_time: nowS - 60,
    iat: nowS,
    exp: nowS + LIFETIMES_S[kind],
    firebase: { identities: { email: ['estudiante@ejemplo.cl'] }, sign_in_provider: 'password' },
  };
}
