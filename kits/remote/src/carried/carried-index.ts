/**
 * By content and name, what the release that is built carries of contents. Outside of a build nothing is carried:
 * `build/carried.ts` puts the real one in its place.
 */
export const CARRIED: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>>> =
  {};
