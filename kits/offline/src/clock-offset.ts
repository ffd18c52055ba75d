/**
 * When something began, by this device's clock, where its service says how long ago that was by its own. Devices whose
 * clocks differ then reckon alike from there on.
 */
export const beganAt = (elapsedMs: number, wallNow: number): number => wallNow - elapsedMs;

/** Whole milliseconds since {@link beganAt}; never negative, as the clock may have been set back. */
export const sinceBegan = (began: number, wallNow: number): number => Math.max(0, Math.round(wallNow - began));

/** Time that is left, as of a moment of the page's monotonic clock. */
export interface TimeLeft {
  readonly ms: number;
  readonly at: number;
}

export const timeLeft = ({ ms, at }: TimeLeft, monotonicNow: number): number =>
  Math.max(0, ms - Math.max(0, monotonicNow - at));

/**
 * What is left of `ms` that were stored at `storedAt`, by the device's clock. That may have been set meanwhile: it never
 * gives time, and what it takes the service gives back.
 */
export const guessTimeLeft = (ms: number, storedAt: number, wallNow: number): number =>
  Math.max(0, ms - Math.max(0, wallNow - storedAt));
