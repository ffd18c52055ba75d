/** Careers side by side that a phone still shows. */
export const COMPARED_MAX = 4;

/** Whoever shares an address may have its commas written as `%2C`. */
const HASH = /^#comparar=((?:[a-z0-9,-]|%2C)+)$/i;

/** Careers that an address compares, those there are, in its order. */
export function comparedIn<Career extends { readonly id: string }>(
  hash: string,
  careers: readonly Career[],
): readonly Career[] {
  const ids = [...new Set(HASH.exec(hash)?.[1]?.split(/,|%2C/i) ?? [])];
  return ids.flatMap((id) => careers.find((career) => career.id === id) ?? []).slice(0, COMPARED_MAX);
}

/** The part of an address that compares these; empty for none. */
export function hashComparing(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `#comparar=${ids.join(',')}`;
}
