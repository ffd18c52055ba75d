import type { GoalCutoff } from '@travesia/contracts/slices';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/**
 * Where the estimate of one test stands beside a cut-off, which is a weighted mean of all that counts: this test lifts the
 * mean or draws it down, and no number of points is missing in it alone.
 */
export function distanceText({ year, score: cutoff, unfilled }: GoalCutoff, { low, high }: ScoreEstimate): string {
  const published = `Último corte (${year}): ${points.format(cutoff)} puntos ponderados`;
  if (unfilled) return `${published}, con vacantes sin llenar: ese puntaje no fue una barrera.`;
  if (low >= cutoff) return `${published}. Tu rango en esta prueba queda por encima: te ayuda a llegar.`;
  if (high >= cutoff) return `${published}. Cae dentro de tu rango en esta prueba.`;
  return `${published}. Tu rango en esta prueba queda por debajo: para llegar, otra prueba, tus notas o tu ranking tienen que compensarlo.`;
}
