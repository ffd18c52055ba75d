/**
 * `GET`, of the session service, with the student's own cookie: 204 while the session stands, 401 where its user was signed
 * out everywhere, 403 where the account is disabled. For services, which hold no account of the identity provider.
 */
export const STANDING_PATH = '/api/auth/standing';
