const ANY_ORIGIN = 'https://own.invalid';

/**
 * Path of `address` when it is one of our own, else `null`. Decided by the browser's own URL
 * parser, which reads `//x`, `/\x` and `/<tab>/x` as other sites.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  try {
    const { origin, pathname } = new URL(address, ANY_ORIGIN);
    return origin === ANY_ORIGIN ? pathname : null;
  } catch {
    return null;
  }
}
