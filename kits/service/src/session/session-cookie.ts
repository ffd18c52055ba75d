import { SESSION_COOKIE } from '@travesia/contracts';

/** Largest cookie that browsers keep. Source: RFC 6265, section 6.1. */
export const SESSION_COOKIE_LIMIT_CHARS = 4096;

export type SessionCookie =
  | { readonly status: 'one'; readonly value: string }
  | { readonly status: 'none'; readonly reason: 'no-cookie' | 'several-cookies' | 'oversize' };

const PREFIX = `${SESSION_COOKIE}=`;

/**
 * The session cookie of a `Cookie` header. Two of them are none: a second one was planted from
 * a neighbouring domain, and nothing says which is whose.
 */
export function sessionCookie(header: string | undefined): SessionCookie {
  if (!header?.includes(PREFIX)) return { status: 'none', reason: 'no-cookie' };
  const pairs = header.split(';').map((pair) => pair.trim());
  const [value, second] = pairs.filter((pair) => pair.startsWith(PREFIX)).map((pair) => pair.slice(PREFIX.length));
  if (second !== undefined) return { status: 'none', reason: 'several-cookies' };
  if (!value) return { status: 'none', reason: 'no-cookie' };
  if (value.length > SESSION_COOKIE_LIMIT_CHARS) return { status: 'none', reason: 'oversize' };
  return { status: 'one', value };
}
