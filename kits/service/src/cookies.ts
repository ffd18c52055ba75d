/**
 * Values of the cookies `name` in a `Cookie` header, in its order. Several have come of several paths or domains, and
 * nothing in the header says of which.
 */
export function cookieValues(header: string | undefined, name: string): readonly string[] {
  const prefix = `${name}=`;
  const values: string[] = [];
  if (!header?.includes(prefix)) return values;
  // As most come: alone.
  if (header.startsWith(prefix) && !header.includes(';')) return [header.slice(prefix.length).trimEnd()];
  for (const part of header.split(';')) {
    const pair = part.trim();
    if (pair.startsWith(prefix)) values.push(pair.slice(prefix.length));
  }
  return values;
}

/** Value of the cookie `name`; `null` where there is none. Several are none: any of them may have been planted. */
export function readCookie(header: string | undefined, name: string): string | null {
  const [value, second] = cookieValues(header, name);
  return value === undefined || second !== undefined ? null : value;
}

export interface CookieAttributes {
  /** Seconds; the cookie ends with the browser's session where absent, at once where 0. */
  readonly maxAgeS?: number;
  /** All of our paths where absent. */
  readonly path?: string;
  /** Also for every host below it; for the answering host alone where absent. */
  readonly domain?: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** Never sent unencrypted. */
  readonly secure: boolean;
}

/** A `Set-Cookie` header. No script gets to see the cookie; `value` is of letters that cookies may have. */
export function writeCookie(name: string, value: string, attributes: CookieAttributes): string {
  const { maxAgeS, path = '/', domain, sameSite, secure } = attributes;
  const where = `Path=${path}${domain === undefined ? '' : `; Domain=${domain}`}`;
  const ends = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`;
  return `${name}=${value}; ${where}${ends}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}
