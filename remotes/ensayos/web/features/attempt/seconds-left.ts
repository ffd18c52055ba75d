import { timeLeft } from '@travesia/kit-offline';
import type { Remaining } from './attempt-view.ts';

/** Whole seconds that are left. `now`: by the page's monotonic clock. */
export function secondsLeft(remaining: Remaining, now: number): number {
  return Math.ceil(timeLeft(remaining, now) / 1000);
}
