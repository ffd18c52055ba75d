/** Bounds of the wait after failures of the network (specification, section 9). */
export const BACKOFF_MIN_MS = 30_000;
export const BACKOFF_MAX_MS = 960_000;

/** Wait before the next attempt after `failures` ≥ 1 in a row: 30 s or `min`, doubled each time, up to 16 minutes. */
export function backoff(failures: number, min = BACKOFF_MIN_MS): number {
  return Math.min(min * 2 ** (failures - 1), BACKOFF_MAX_MS);
}
