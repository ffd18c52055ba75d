import { formatDecimal } from '@travesia/kit-ui';
import { CHANCE_MAX, CHANCE_MIN } from '../../../admission/cutoff-chance.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import type { ScoreRange } from '../../../admission/scores.ts';
import type { ChanceLabel } from '../../../admission/simulate-application.ts';
import { reasonText } from '../catalogue/reason-text.ts';
import { scoreText } from '../catalogue/score-text.ts';
import type { Standing } from './standing.ts';

export const LABEL_NAMES: Readonly<Record<ChanceLabel, string>> = {
  safe: 'Segura',
  likely: 'Probable',
  realistic: 'Realista',
  reach: 'Difícil',
};

export const LABEL_TONES = {
  safe: 'success',
  likely: 'info',
  realistic: 'info',
  reach: 'warning',
} as const satisfies Readonly<Record<ChanceLabel, string>>;

/** A figure and its sign stay on one line. */
const NO_BREAK = '\u00a0';

/** Whole percents. What is at a bound is told as one: past moves make nothing sure or impossible. */
export function percentText(share: number): string {
  if (share > 0 && share <= CHANCE_MIN) return `menos de 1${NO_BREAK}%`;
  if (share < 1 && share >= CHANCE_MAX) return `más de 99${NO_BREAK}%`;
  return `${Math.round(share * 100)}${NO_BREAK}%`;
}

/** "≈ 43 %"; a bound needs no sign. */
export const aboutText = (share: number): string =>
  /^\d/.test(percentText(share)) ? `≈${NO_BREAK}${percentText(share)}` : percentText(share);

/** In how many past cases the score would have been enough, told as a count only where it is one. */
export function casesText(seen: number, cases: number): string {
  const all = formatDecimal(cases);
  if (seen === 0) return `en ninguno de los ${all} casos`;
  return seen === 1 ? `en todos los ${all} casos` : `en ${percentText(seen)} de los ${all} casos`;
}

/** Points to the cut-off of a process: `12,3 puntos sobre el corte 2026`. */
export function distanceText(distance: number, year: number): string {
  const points = scoreText(Math.abs(distance));
  if (points === '0,0') return `igual al corte ${year}`;
  return `${points} puntos ${distance > 0 ? 'sobre' : 'bajo'} el corte ${year}`;
}

/** `612–655`, in whole points: more would be a pretence. */
export const rangeText = ({ low, high }: ScoreRange) =>
  `${formatDecimal(Math.round(low))}–${formatDecimal(Math.round(high))}`;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How a student stands, in a few words; of an estimate, what its label does not say. */
export function standingText(standing: Standing): string {
  switch (standing.kind) {
    case 'no-scores':
      return '';
    case 'not-offered':
      return `No está en la oferta de Admisión ${OFFER_YEAR}`;
    case 'missing':
      return sentence(standing.reasons.map(reasonText).join('; '));
    case 'not-eligible':
      return `No cumple un mínimo: ${standing.reasons.map(reasonText).join('; ')}`;
    case 'special-test':
      return `Incompleto: falta la prueba especial, que pesa ${standing.weight}${NO_BREAK}%`;
    case 'no-cutoff':
      return 'Sin corte anterior con que estimar';
    case 'estimate':
      return standing.distance === null
        ? 'Sin corte que superar'
        : sentence(distanceText(standing.distance, standing.basis.cutoff.year));
  }
}
