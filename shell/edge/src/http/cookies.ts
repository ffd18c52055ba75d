/**
 * Value of the cookie `name` in a `Cookie` header; `null` where there is none. Several are none:
 * one was planted from a neighbouring domain or path, and nothing says which.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  if (!header?.includes(prefix)) return null;
  const [pair, second] = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix));
  return pair === undefined || second !== undefined ? null : pair.slice(prefix.length);
}

export interface CookieAttributes {
  /** Seconds; the cookie ends with the browser's session where absent, at once where 0. */
  readonly maxAgeS?: number;
  readonly sameSite: 'Lax' | 'Strict';
  /** Never sent unencrypted. */
  readonly secure: boolean;
}

/** A `Set-Cookie` header. No script gets to see the cookie; `value` is of letters that cookies may have. */
export function writeCookie(name: string, value: string, { maxAgeS, sameSite, secure }: CookieAttributes): string {
  const ends = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`;
  return `${name}=${value}; Path=/${ends}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}
