import { FACTOR_NAMES, SCORE_MAX } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import { type EvenScore, evenScore } from '../../../admission/even-score.ts';
import { CUTOFF_YEAR, type Program } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';

/** What of a school's scores an {@link EvenScore} stands on. */
const schoolText = ({ ranking }: Scores) => (ranking === undefined ? 'tu NEM' : 'tu NEM y tu Ranking');

/** What a programme asks of the tests, in a sentence. */
export function reachText({ toApply, toCutoff }: EvenScore, scores: Scores): string {
  const from = `Con ${schoolText(scores)}`;
  if (toApply > SCORE_MAX) return `${from}, ni 1.000 en cada prueba llega al corte ${CUTOFF_YEAR}`;
  return toCutoff > toApply - 1
    ? `${from}, llegas al corte ${CUTOFF_YEAR} con ${formatDecimal(toApply)} en cada prueba`
    : `${from}, basta el mínimo para postular: ${formatDecimal(toApply)} en cada prueba`;
}

/** What each programme asks of the tests beside the student's scores of school. */
export function reachOfPrograms(scores: Scores, place: SchoolPlace): (program: Program) => string | null {
  return (program) => {
    const need = evenScore(program, scores, place);
    return need && reachText(need, scores);
  };
}

/** What the list says of each programme, above it; null without what that stands on. */
export function reachHeading({ nem, ranking }: Scores): { readonly title: string; readonly about: string } | null {
  if (nem === undefined) return null;
  const own = [
    `tu ${FACTOR_NAMES.nem} de ${formatDecimal(nem)}`,
    ...(ranking === undefined ? [] : [`tu ${FACTOR_NAMES.ranking} de ${formatDecimal(ranking)}`]),
  ];
  const about = `La cifra de cada programa es el puntaje que basta sacar en todas las pruebas que pondera para postular y llegar a su corte ${CUTOFF_YEAR}; primero van los que piden menos.`;
  return {
    title: `Con ${own.join(' y ')}: lo que te piden en las pruebas`,
    about: ranking === undefined ? `${about} Tu Ranking no lo sabemos: lo contamos igual a tu NEM.` : about,
  };
}
