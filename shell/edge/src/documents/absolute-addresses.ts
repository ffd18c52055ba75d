/** schema.org properties whose values are addresses. */
const ADDRESS_PROPERTIES = new Set(['item', 'url', '@id', 'image', 'mainEntityOfPage']);

/**
 * Structured data with its addresses made absolute: pages are built without knowing where they
 * will be published, and search engines want whole addresses.
 */
export function withAbsoluteAddresses(data: unknown, origin: string): unknown {
  if (Array.isArray(data)) return data.map((entry) => withAbsoluteAddresses(entry, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isOwnPath = typeof value === 'string' && /^\/(?!\/)/.test(value);
      return [key, isOwnPath && ADDRESS_PROPERTIES.has(key) ? origin + value : withAbsoluteAddresses(value, origin)];
    }),
  );
}
