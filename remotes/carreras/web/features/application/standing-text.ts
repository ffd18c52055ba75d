import { PAES_TEST_NAMES } from '@travesia/kit-paes';
import { formatDecimal } from '@travesia/kit-ui';
import type { EligibilityReason } from '../../../admission/eligibility.ts';
import type { ScoreRange } from '../../../admission/scores.ts';
import type { ChanceLabel } from '../../../admission/simulate-application.ts';
import { scoreText } from '../catalogue/score-text.ts';
import type { Standing } from './standing.ts';

export const LABEL_NAMES: Readonly<Record<ChanceLabel, string>> = {
  safe: 'Segura',
  realistic: 'Realista',
  reach: 'Difícil',
};

export const LABEL_TONES = { safe: 'success', realistic: 'info', reach: 'warning' } as const satisfies Readonly<
  Record<ChanceLabel, string>
>;

/** Whole percents, and never sure or impossible. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent < 1 && share > 0) return 'menos de 1 %';
  if (percent > 99 && share < 1) return 'más de 99 %';
  return `${percent} %`;
}

export function reasonText(reason: EligibilityReason): string {
  switch (reason.kind) {
    case 'tests':
      return `falta ${reason.tests.map((test) => PAES_TEST_NAMES[test]).join(', ')}`;
    case 'elective':
      return 'falta Historia o Ciencias';
    case 'school-scores':
      return 'falta NEM o Ranking';
    case 'average':
      return `promedio de Lectora y M1 ${scoreText(reason.average)}, se pide ${formatDecimal(reason.minimum)}`;
    case 'weighted':
      return `ponderado ${scoreText(reason.score)}, se pide ${formatDecimal(reason.minimum)}`;
  }
}

/** Points to the cut-off: `12,3 puntos sobre el corte`. */
export function distanceText(distance: number): string {
  const points = scoreText(Math.abs(distance));
  if (points === '0,0') return 'igual al corte';
  return `${points} puntos ${distance > 0 ? 'sobre' : 'bajo'} el corte`;
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
    case 'missing':
      return sentence(standing.reasons.map(reasonText).join('; '));
    case 'not-eligible':
      return `No cumple un mínimo: ${standing.reasons.map(reasonText).join('; ')}`;
    case 'special-test':
      return `Incompleto: falta la prueba especial, que pesa ${standing.weight} %`;
    case 'no-cutoff':
      return 'Sin corte anterior con que estimar';
    case 'estimate':
      return standing.distance === null ? 'Sin corte que superar' : sentence(distanceText(standing.distance));
  }
}
