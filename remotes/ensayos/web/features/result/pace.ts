import type { ReviewedItem } from '../../../api/attempts.ts';

/** Times the mean from which on a question took long, and below which it was answered in a hurry. */
const SLOW = 2.5;
const HASTY = 0.3;

export interface Pace {
  readonly totalMs: number;
  readonly meanMs: number;
  isSlow(item: ReviewedItem): boolean;
  /** Wrong, and hardly looked at. */
  isHasty(item: ReviewedItem): boolean;
}

/** How the questions of one attempt were spent time on, compared with each other. */
export function paceOf(items: readonly ReviewedItem[]): Pace {
  const totalMs = items.reduce((sum, { activeMs }) => sum + activeMs, 0);
  const meanMs = totalMs / items.length;
  return {
    totalMs,
    meanMs,
    isSlow: ({ activeMs }) => activeMs > SLOW * meanMs,
    isHasty: ({ activeMs, outcome }) => activeMs < HASTY * meanMs && outcome === 'wrong',
  };
}
