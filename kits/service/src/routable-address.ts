/** Nobody routes it, so that whoever answers for unknown addresses answers for these too. */
const UNROUTABLE = '/%25';

/**
 * The address as the router gets it. One that cannot be decoded, or that is no path, names
 * nothing: it is not found, and not an error of its own kind. `request.originalUrl` keeps it.
 */
export function routableAddress(address: string): string {
  if (!address.startsWith('/')) return UNROUTABLE;
  if (!address.includes('%')) return address;
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return address;
  } catch {
    return UNROUTABLE;
  }
}
