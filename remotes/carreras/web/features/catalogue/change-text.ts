import type { Change } from '../../../admission/changes.ts';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { plainScoreText } from './score-text.ts';
import { WEIGHED_FACTOR_SHORT_NAMES } from './weight-ranges.ts';
import { countText, listText } from './words.ts';

/** How many there are now stands beside it wherever it is said. */
function vacanciesText(from: number, to: number): string {
  const moved = Math.abs(to - from);
  return `${countText(moved, 'vacante', 'vacantes')} ${to > from ? 'más' : 'menos'}`;
}

function minWeightedText(from: number | null, to: number | null): string {
  if (to === null) return `ya no pide ponderado mínimo (pedía ${plainScoreText(from ?? 0)})`;
  if (from === null) return `ahora pide un ponderado mínimo de ${plainScoreText(to)}`;
  return `ponderado mínimo ${plainScoreText(from)} → ${plainScoreText(to)}`;
}

/** One change in words: "M1 pesa 30 % (antes 20 %)", "ahora pide M2", "30 vacantes menos". */
export function changeText(change: Change): string {
  switch (change.kind) {
    case 'new':
      return `programa nuevo en ${OFFER_YEAR}`;
    case 'weight':
      return `${WEIGHED_FACTOR_SHORT_NAMES[change.factor]} ${change.from} → ${change.to} %`;
    case 'm2':
      return change.required ? 'ahora pide M2' : 'ya no pide M2';
    case 'elective':
      return change.choice
        ? 'ahora cuenta Historia o Ciencias, la mejor de las dos'
        : 'ya no se elige entre Historia y Ciencias';
    case 'vacancies':
      return vacanciesText(change.from, change.to);
    case 'min-weighted':
      return minWeightedText(change.from, change.to);
    case 'min-average':
      return `promedio mínimo de Lectora y M1 ${plainScoreText(change.from)} (${change.since}) → ${plainScoreText(change.to)}`;
  }
}

/** "Cambió respecto de 2026: M1 20 → 30 % y 30 vacantes menos."; empty where nothing did. */
export function changesText(changes: readonly Change[]): string {
  const [first] = changes;
  if (!first) return '';
  if (first.kind === 'new') return `Programa nuevo en ${OFFER_YEAR}: no tiene cortes anteriores.`;
  return `Cambió respecto de ${OFFER_YEAR - 1}: ${listText(changes.map(changeText))}.`;
}
