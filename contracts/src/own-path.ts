const ANY_ORIGIN = 'https://own.invalid';

/**
 * `address` in its canonical form (path, query, hash) when it is one of our own, else `null`.
 * Decided by the browser's own URL parser, which reads `//x`, `/\x` and `/<tab>/x` as other sites.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN);
    // `/.//x` has our origin and becomes `//x`, which is another site's for whoever reads it next.
    return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
