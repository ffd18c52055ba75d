import { FACTORS, type Factor } from '@travesia/kit-paes';
import type { Scores } from '../../../admission/scores.ts';
import type { ScoreTexts } from '../../features/catalogue/typed-scores.ts';
import type { WeightRange } from '../../features/catalogue/weight-ranges.ts';
import { readScore } from './read-score.ts';

/** Factors that some programme of the career weighs: the fields that the page has. */
export function askedFactors(weights: readonly WeightRange[]): readonly Factor[] {
  const either = weights.some(({ factor }) => factor === 'elective');
  return FACTORS.filter(
    (factor) =>
      weights.some((weight) => weight.factor === factor) || (either && (factor === 'hcs' || factor === 'cien')),
  );
}

/** The scores that can be used: of a field that is empty or wrong, none. */
export function scoresOf(texts: ScoreTexts): Scores {
  return Object.fromEntries(
    FACTORS.flatMap((factor) => {
      const input = readScore(texts[factor] ?? '');
      return input.kind === 'score' ? [[factor, input.score] as const] : [];
    }),
  );
}
