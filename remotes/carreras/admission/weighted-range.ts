import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import type { ScoreRange, ScoreRanges, Scores } from './scores.ts';
import { countedFactors, type WeighingProgram, weightedScore } from './weighted-score.ts';

/**
 * Where a weighted score is in four of five cases, when some of its scores are estimates. What one test was lucky in says
 * nothing of another: their distances add up as squares. `null` where no estimate counts, and where the score is not whole.
 */
export function weightedRange(program: WeighingProgram, scores: Scores, ranges: ScoreRanges): ScoreRange | null {
  const weighted = weightedScore(program, scores);
  if (weighted.kind !== 'complete') return null;
  const { score, elective } = weighted;
  const estimated = countedFactors(program, elective ?? undefined).flatMap((factor) => {
    const [range, middle] = [ranges[factor], scores[factor]];
    if (!range || middle === undefined) return [];
    const weight = program.weights[factor] / 100;
    return [{ below: weight * (middle - range.low), above: weight * (range.high - middle) }];
  });
  if (estimated.length === 0) return null;
  const below = Math.hypot(...estimated.map((one) => one.below));
  const above = Math.hypot(...estimated.map((one) => one.above));
  return { low: Math.max(SCORE_MIN, score - below), high: Math.min(SCORE_MAX, score + above) };
}
