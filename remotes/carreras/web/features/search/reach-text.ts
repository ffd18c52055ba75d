import { SCORE_MAX } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import { type EvenScore, evenScore } from '../../../admission/even-score.ts';
import { CUTOFF_YEAR, type Program } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';

/** What of a school's scores an {@link EvenScore} stands on. */
const schoolText = ({ ranking }: Scores) => (ranking === undefined ? 'tu NEM' : 'tu NEM y tu Ranking');

/** What a programme asks of the tests, in a sentence. */
function reachText({ toApply }: EvenScore, scores: Scores): string {
  return toApply > SCORE_MAX
    ? `Con ${schoolText(scores)}, ni 1.000 en cada prueba llega al corte ${CUTOFF_YEAR}`
    : `Con ${schoolText(scores)}, llegas al corte ${CUTOFF_YEAR} con ${formatDecimal(toApply)} en cada prueba`;
}

/** What each programme asks of the tests beside the student's scores of school. */
export function reachOfPrograms(scores: Scores, place: SchoolPlace): (program: Program) => string | null {
  return (program) => {
    const need = evenScore(program, scores, place);
    return need && reachText(need, scores);
  };
}
