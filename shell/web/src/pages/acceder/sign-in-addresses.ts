import { ownPath } from '@travesia/contracts/page';
import { SIGN_IN_PATH, SIGN_IN_REDIRECT_PARAM } from '@travesia/contracts/slices';

export const CALLBACK_PATH = '/acceder/callback';
export const SETTINGS_PATH = '/ajustes';

const MODE_PARAM = 'modo';
const MODES = ['entrar', 'crear', 'recuperar', 'enlace'] as const;
/** What the sign-in page is used for. */
export type SignInMode = (typeof MODES)[number];

export function readMode(search: string): SignInMode {
  const asked = new URLSearchParams(search).get(MODE_PARAM);
  return MODES.find((mode) => mode === asked) ?? 'entrar';
}

/** The provider's links carry the address that we gave it, whole. */
const CONTINUE_PARAM = 'continueUrl';

function askedDestination(search: string): string | null {
  const query = new URLSearchParams(search);
  const [, continued] = (query.get(CONTINUE_PARAM) ?? '').split('?');
  return query.get(SIGN_IN_REDIRECT_PARAM) ?? new URLSearchParams(continued).get(SIGN_IN_REDIRECT_PARAM);
}

/** Where the visitor was headed: an address of ours other than the sign-in itself. */
export function readDestination(search: string): string | null {
  const path = ownPath(askedDestination(search));
  return path === null || /^\/acceder(?![^/?#])/.test(path) ? null : path;
}

function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

export function modeAddress(mode: SignInMode, destination: string | null): string {
  return withQuery(SIGN_IN_PATH, {
    [MODE_PARAM]: mode === 'entrar' ? null : mode,
    [SIGN_IN_REDIRECT_PARAM]: destination,
  });
}

/** Where the links in our e-mails come back to. */
export function callbackAddress(destination: string | null): string {
  return withQuery(CALLBACK_PATH, { [SIGN_IN_REDIRECT_PARAM]: destination });
}
