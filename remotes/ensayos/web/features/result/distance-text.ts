import type { GoalCutoff } from '@travesia/contracts/slices';
import type { ScoreEstimate } from '../../../practice/scoring/score.ts';

const points = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** The cut-off with its year, and nothing compared with it. */
export function cutoffText({ year, score, unfilled }: GoalCutoff): string {
  const published = `Último corte (Admisión ${year}): ${points.format(score)} puntos ponderados`;
  return unfilled ? `${published}, con vacantes sin llenar: ese puntaje no fue una barrera.` : `${published}.`;
}

/**
 * Where the estimate of one test stands beside a cut-off, which is a weighted mean of all that counts: this test lifts the
 * mean or draws it down, and no number of points is missing in it alone.
 */
export function distanceText(cutoff: GoalCutoff, { low, high }: ScoreEstimate): string {
  const published = cutoffText(cutoff);
  if (cutoff.unfilled) return published;
  if (low >= cutoff.score) return `${published} Tu rango en esta prueba queda por encima: te ayuda a llegar.`;
  if (high >= cutoff.score) return `${published} Cae dentro de tu rango en esta prueba.`;
  return `${published} Tu rango en esta prueba queda por debajo: para llegar, otra prueba, tus notas o tu ranking tienen que compensarlo.`;
}
