import { FACTOR_NAMES, FACTORS } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { Scores } from '../../../admission/scores.ts';

/** The scores that are reckoned with: "NEM 785 · Ranking 800"; empty where there are none. */
export function scoresSummary(scores: Scores): string {
  return FACTORS.flatMap((factor) => {
    const score = scores[factor];
    return score === undefined ? [] : [`${FACTOR_NAMES[factor]} ${formatDecimal(score)}`];
  }).join(' · ');
}
