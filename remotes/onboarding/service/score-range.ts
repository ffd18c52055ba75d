import type { TestId } from '@travesia/contracts/temario';
import { correctToScore, ESTIMATE_MARGIN, KIT_TEST } from '@travesia/kit-paes';
import type { RightShare } from '../diagnostic/right-share.ts';

/** A range that is told to the point says more than it knows. */
const STEP = 10;

/** Scored questions of a whole test. */
export const questionsOf = (test: TestId): number => correctToScore(KIT_TEST[test]).length - 1;

/** Between which scores of the official table a share of right answers lies, outwards to tens. */
export function scoreRange(test: TestId, { low, high }: RightShare): { readonly low: number; readonly high: number } {
  const table = correctToScore(KIT_TEST[test]);
  const last = table.length - 1;
  const at = (row: number) => table[Math.min(last, Math.max(0, row))] ?? 0;
  const margin = ESTIMATE_MARGIN[KIT_TEST[test]];
  const lowest = at(Math.floor(low * last)) - margin;
  const highest = at(Math.ceil(high * last)) + margin;
  return {
    low: Math.max(at(0), STEP * Math.floor(lowest / STEP)),
    high: Math.min(at(last), STEP * Math.ceil(highest / STEP)),
  };
}
