import type { GoalCutoff } from '@travesia/contracts';
import type { TestId } from '@travesia/contracts/temario';
import { questionsToReach } from '@travesia/kit-paes';
import { KIT_TEST, type ScoreEstimate } from '../../practice/scoring/score.ts';

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** How far the estimate of one test is from a cut-off, which is of the weighted score: a comparison, and no forecast. */
export function distanceText(
  { year, score: cutoff, unfilled }: GoalCutoff,
  test: TestId,
  score: ScoreEstimate,
): string {
  const published = `Último corte (${year}): ${points.format(cutoff)} puntos`;
  if (unfilled) return `${published}, con vacantes sin llenar: ese puntaje no fue una barrera.`;
  if (score.low >= cutoff) return `${published}. Tu estimación en esta prueba queda por encima.`;
  if (score.high >= cutoff) return `${published}. Cae dentro del rango de tu estimación en esta prueba.`;
  const [least, most] = [Math.round(cutoff - score.high), Math.round(cutoff - score.low)];
  const questions = questionsToReach(KIT_TEST[test], score.middle, cutoff);
  return `${published}. Tu estimación en esta prueba queda entre ${least} y ${most} puntos por debajo${
    questions ? `; en la prueba completa son unas ${questions} correctas más` : ''
  }.`;
}
