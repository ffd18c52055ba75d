import { hash } from 'node:crypto';
import type { LiveCanary } from './live-canary.ts';

/** Visitors fall into this many groups: a hundredth of a percent each. */
export const GROUPS = 10_000;

/** Hex digits of the hash that are looked at: enough for every remainder to be as likely as the others. */
const HASH_DIGITS = 12;

/**
 * Whether the visitors of `group` (0 to {@link GROUPS} - 1) get the canary. The hash goes over the
 * release, so that each canary has other visitors; a growing share keeps those it has.
 */
export function isInCanary(group: number, { name, release, percent }: Omit<LiveCanary, 'stable'>): boolean {
  const digits = hash('sha256', `${name}/${release}/${group}`, 'hex').slice(0, HASH_DIGITS);
  return Number.parseInt(digits, 16) % GROUPS < (percent * GROUPS) / 100;
}
