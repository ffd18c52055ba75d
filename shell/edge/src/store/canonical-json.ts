/**
 * One text for one value, whoever writes it: no spaces, keys in the order of their UTF-16 code
 * units (as RFC 8785 has it for strings, whole numbers and plain decimals). For digests and signatures.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
