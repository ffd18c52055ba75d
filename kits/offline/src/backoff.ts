/** Bounds of the wait between two tries. */
export interface BackoffBounds {
  readonly minMs: number;
  readonly maxMs: number;
}

/** Of what a student waits for: soon at first, and not more than once a minute. */
export const BACKOFF: BackoffBounds = { minMs: 1_000, maxMs: 60_000 };

/**
 * Milliseconds until the next try after `failures` ≥ 1 in a row: `minMs`, doubled each time up to `maxMs`. `chance`, from
 * 0 to 1, decides half of it: a class that lost its connection must not come back all at once.
 */
export function backoffMs(failures: number, { minMs, maxMs }: BackoffBounds, chance = 1): number {
  return Math.min(maxMs, minMs * 2 ** (failures - 1)) * (1 + chance) * 0.5;
}
