import { CUTOFF_YEAR, type Cutoff, OFFER_YEAR } from '../../../admission/program.ts';
import type { ProgramRow } from './program-row.ts';
import { plainScoreText, scoreText } from './score-text.ts';
import { WEIGHED_FACTOR_SHORT_NAMES } from './weight-ranges.ts';
import { pesosText } from './words.ts';

const NO_BREAK = '\u00a0';

/** "NEM 10 % · Ranking 30 % · … · Historia o Ciencias 10 %". */
export function weightsText({ weights, specialTestWeight }: ProgramRow): string {
  const parts = weights.map(([factor, weight]) =>
    `${WEIGHED_FACTOR_SHORT_NAMES[factor]} ${weight} %`.replaceAll(' ', NO_BREAK),
  );
  if (specialTestWeight > 0) parts.push(`prueba propia ${specialTestWeight} %`.replaceAll(' ', NO_BREAK));
  return parts.join(' · ');
}

export function tuitionText({ tuitionClp, tuitionUf }: Pick<ProgramRow, 'tuitionClp' | 'tuitionUf'>): string {
  if (tuitionClp !== null) return pesosText(tuitionClp);
  return tuitionUf === null ? 'sin dato' : `UF ${plainScoreText(tuitionUf)}`;
}

/** The cut-off that the offer's year left, in a word or two. */
export function cutoffText({ cutoffs }: Pick<ProgramRow, 'cutoffs'>): string {
  const cutoff = cutoffs.find(({ year }) => year === CUTOFF_YEAR);
  if (!cutoff) return 'sin dato';
  return cutoff.unfilled ? 'Sin corte' : scoreText(cutoff.last);
}

/** "2025: 708,1 · 2024: 699,0"; empty for a programme's first year. */
export const earlierCutoffsText = ({ cutoffs }: Pick<ProgramRow, 'cutoffs'>): string =>
  cutoffHistoryText(cutoffs.filter(({ year }) => year !== CUTOFF_YEAR));

/** "2026: 712,9 · 2025: sin corte". */
export function cutoffHistoryText(cutoffs: readonly Cutoff[]): string {
  return cutoffs
    .map(({ year, last, unfilled }) => `${year}: ${unfilled ? 'sin corte' : scoreText(last)}`.replaceAll(' ', NO_BREAK))
    .join(' · ');
}

/** "En Admisión 2027 pide un ponderado de 600 y un promedio de 485 entre Lectora y M1 para postular". */
export function minimumsText({ minWeighted, minAverage }: Pick<ProgramRow, 'minWeighted' | 'minAverage'>): string {
  const weighted = minWeighted === null ? '' : `un ponderado de ${plainScoreText(minWeighted)}`;
  const average = minAverage === null ? '' : `un promedio de ${plainScoreText(minAverage)} entre Lectora y M1`;
  const asked = [weighted, average].filter((text) => text !== '').join(' y ');
  return asked === '' ? 'Mínimos para postular: sin dato' : `En Admisión ${OFFER_YEAR} pide ${asked} para postular`;
}
