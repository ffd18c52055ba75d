import type { Session } from './session.ts';

/** Name of the HttpOnly cookie that `sessionLogin` sets and the edge reads. */
export const SESSION_COOKIE = '__session';

/** `POST` with {@link SessionLoginBody}: sent whenever the ID token of a signed-in user changes. */
export const SESSION_LOGIN_PATH = '/api/auth/sessionLogin';

/** `POST` without a body: sent when the user becomes signed out. */
export const SESSION_LOGOUT_PATH = '/api/auth/sessionLogout';

export interface SessionLoginBody {
  readonly idToken: string;
}

/** `GET`: who the cookie says is here. Answers 200 with {@link SessionAnswer}, also for nobody. */
export const SESSION_PATH = '/api/auth/session';

/** `POST` without a body: signs the user out on every device. */
export const SESSION_REVOKE_PATH = '/api/auth/sessionRevoke';

/**
 * `DELETE`, for services alone: ends every session of the user and takes the account away at the provider. 204, also where
 * there is none any more.
 */
export const ACCOUNT_PATH = '/api/auth/account';

/** Token sync, where it is configured: `POST` with a bearer ID token, `DELETE` when there is none. */
export const TOKEN_SYNC_PATH = '/api/auth/tokenSync';

/** {@link TOKEN_SYNC_PATH} skips a token issued longer ago than this. */
export const TOKEN_SYNC_MAX_AGE_S = 300;

/** The shell forces an ID-token refresh on this period. */
export const ID_TOKEN_REFRESH_PERIOD_S = 300;

/** What `GET` {@link SESSION_PATH} and `POST` {@link SESSION_LOGIN_PATH} answer with. */
export interface SessionAnswer {
  readonly session: Exclude<Session, { readonly status: 'pending' }>;
  /** When the cookie ends, in milliseconds since the epoch; absent for nobody. */
  readonly expiresAt?: number;
}

/** The identity provider's public settings, and what of ours depends on it. */
export interface IdentityConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  readonly appId?: string;
  /** Origin of the provider's emulator (http or https), on machines that run one. */
  readonly emulator?: string;
  /** A student who exists in the emulator, to be named on the sign-in page. */
  readonly demo?: { readonly email: string; readonly password: string };
  /** The ID token is also sent to {@link TOKEN_SYNC_PATH}. */
  readonly tokenSync?: true;
}

/** Where a visitor without a session is sent; `redirect` carries our own path to come back to. */
export const SIGN_IN_PATH = '/acceder';
export const SIGN_IN_REDIRECT_PARAM = 'redirect';

/** Address of the sign-in page that returns to `path` (path and query of our own origin). */
export function signInAddress(path: string): string {
  return `${SIGN_IN_PATH}?${SIGN_IN_REDIRECT_PARAM}=${encodeURIComponent(path)}`;
}

/** Pages with buttons for signing in, or linking, with Google and others; each names itself and what is below it. */
export const PROVIDER_PAGES: readonly string[] = [SIGN_IN_PATH, '/ajustes'];

/**
 * The provider's popups need a wider content policy than ours, and only the documents of these pages have it: whoever
 * comes from another page arrives by a document.
 */
export function isProviderPage(path: string): boolean {
  return PROVIDER_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}
