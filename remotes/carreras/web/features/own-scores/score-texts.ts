import { BEST_TENTH, type ScoreTexts } from '@travesia/contracts/slices';
import { FACTORS, type Factor } from '@travesia/kit-paes';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { Scores } from '../../../admission/scores.ts';
import type { WeightRange } from '../catalogue/weight-ranges.ts';
import { readScore } from './read-score.ts';

/** Nobody applies without them, whatever they weigh. */
const ALWAYS_SAT: readonly Factor[] = ['cl', 'm1'];
/** Of which one has to be sat. */
const ELECTIVES: readonly Factor[] = ['hcs', 'cien'];

/** Factors that some programme of the career weighs, and what has to be sat to apply: the fields that the page has. */
export function askedFactors(weights: readonly WeightRange[]): readonly Factor[] {
  const either = weights.some(({ factor }) => factor === 'elective');
  const weighs = (factor: Factor) => weights.some((weight) => weight.factor === factor);
  const neither = !weighs('hcs') && !weighs('cien');
  return FACTORS.filter(
    (factor) => weighs(factor) || ALWAYS_SAT.includes(factor) || ((either || neither) && ELECTIVES.includes(factor)),
  );
}

export const placeOf = ({ bestTenth }: ScoreTexts): SchoolPlace => ({ bestTenth: bestTenth === BEST_TENTH });

/** The scores that can be used: of a field that is empty or wrong, none. */
export function scoresOf(texts: ScoreTexts): Scores {
  return Object.fromEntries(
    FACTORS.flatMap((factor) => {
      const input = readScore(texts[factor] ?? '');
      return input.kind === 'score' ? [[factor, input.score] as const] : [];
    }),
  );
}
