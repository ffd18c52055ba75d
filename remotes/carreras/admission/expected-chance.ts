import { CHANCE_MAX, CHANCE_MIN, cutoffChance } from './cutoff-chance.ts';
import type { Program } from './program.ts';
import type { ScoreRange } from './scores.ts';

/** Standard deviations from the middle of a normal distribution to the ends of its middle four fifths. */
const RANGE_SDS = 1.2816;

/** Gauss and Hermite's five points of a normal distribution, in standard deviations, and what each weighs. */
const POINTS = [
  [-2.857, 0.01126],
  [-1.3556, 0.22208],
  [0, 0.53333],
  [1.3556, 0.22208],
  [2.857, 0.01126],
] as const;

/** A chance as it is said, and the share of past cases that it comes from. */
export interface ExpectedChance {
  /** Between {@link CHANCE_MIN} and {@link CHANCE_MAX}. */
  readonly probability: number;
  readonly seen: number;
}

/**
 * Chance that a weighted score which is an estimate reaches the next cut-off: the mean over where the score may be. Of a
 * score well above the cut-off it is lower than that of its middle, of one well below it is higher.
 */
export function expectedChance(program: Program, score: number, { low, high }: ScoreRange): ExpectedChance {
  let [probability, seen] = [0, 0];
  for (const [sds, weight] of POINTS) {
    const reach = sds < 0 ? score - low : high - score;
    const found = cutoffChance(program, score + (sds / RANGE_SDS) * reach);
    if (found.kind !== 'estimate') continue;
    probability += weight * found.probability;
    seen += weight * found.seen;
  }
  return { probability: Math.min(CHANCE_MAX, Math.max(CHANCE_MIN, probability)), seen };
}
