import { formatDecimal } from '@travesia/kit-ui';
import type { MainGoal } from './read-goal.ts';

/** What it took to enter, as far as the words before "puntos ponderados". A cut-off has two decimals where it was published so. */
export function goalText({ cutoff }: Pick<MainGoal, 'cutoff'>): string {
  if (cutoff === null) return 'No hay un corte publicado. Se postula con';
  if (cutoff.unfilled)
    return `En Admisión ${cutoff.year} no llenó sus vacantes: no hubo corte que superar. Se postula con`;
  return `El último seleccionado de Admisión ${cutoff.year} tuvo ${formatDecimal(cutoff.score, 2).replace(/0$/, '')}`;
}

/** What has to be known before the cut-off; empty where there is nothing, or nothing is known. */
export function goalCaution({ cutoff, terms }: Pick<MainGoal, 'cutoff' | 'terms'>): string {
  if (!terms?.otherWeights || !cutoff) return '';
  return `Sus ponderaciones cambiaron: el corte de ${cutoff.year} se calculó con otras y no se compara uno a uno con los puntajes de Admisión ${terms.year}.`;
}
