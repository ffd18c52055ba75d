/** `id-token`: what the browser gets from the identity provider. `session-cookie`: what the provider mints for ours. */
export type TokenKind = 'id-token' | 'session-cookie';

/**
 * Where the provider publishes the X.509 certificates of the keys it signs with, one set a kind.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens and …/manage-cookies,
 * "using a third-party JWT library".
 */
export const CERTIFICATE_URLS: Readonly<Record<TokenKind, string>> = {
  'id-token': 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
  'session-cookie': 'https://www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys',
};

/** `iss` of a token is one of these and the project's id. Same source. */
export const ISSUERS: Readonly<Record<TokenKind, string>> = {
  'id-token': 'https://securetoken.google.com/',
  'session-cookie': 'https://session.firebase.google.com/',
};
