/** The signed-in user as every slice may know them: nothing more than this crosses the contract. */
export interface SignedInUser {
  readonly uid: string;
  readonly email?: string;
}

/**
 * `pending` until the identity provider has reported its initial state; the edge's verdict
 * on the cookie is the first value where there is one, so a page never flashes signed out.
 */
export type Session =
  | { readonly status: 'pending' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

/** Name of the HttpOnly cookie that `sessionLogin` sets and the edge reads. */
export const SESSION_COOKIE = '__session';

/** `POST` with {@link SessionLoginBody}: sent whenever the ID token of a signed-in user changes. */
export const SESSION_LOGIN_PATH = '/api/auth/sessionLogin';

/** `POST` without a body: sent when the user becomes signed out. */
export const SESSION_LOGOUT_PATH = '/api/auth/sessionLogout';

export interface SessionLoginBody {
  readonly idToken: string;
}

/** Where a visitor without a session is sent; `redirect` carries our own path to come back to. */
export const SIGN_IN_PATH = '/acceder';
export const SIGN_IN_REDIRECT_PARAM = 'redirect';

/** Address of the sign-in page that returns to `path` (path and query of our own origin). */
export function signInAddress(path: string): string {
  return `${SIGN_IN_PATH}?${SIGN_IN_REDIRECT_PARAM}=${encodeURIComponent(path)}`;
}
