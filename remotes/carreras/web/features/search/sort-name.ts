import type { Sort } from '../../../admission/filters/explorer-state.ts';
import type { Scores } from '../../../admission/scores.ts';

const SORT_NAMES: Readonly<Record<Exclude<Sort, 'relevance'>, string>> = {
  reach: 'Lo que menos pide en las pruebas',
  distance: 'Más cerca de tu puntaje',
  cutoff: 'Corte más alto primero',
  tuition: 'Arancel más bajo primero',
  name: 'Nombre',
};

/** Without a search nothing is like it: the order is the one in which the offer is published. */
export function sortName(sort: Sort, query: string): string {
  if (sort !== 'relevance') return SORT_NAMES[sort];
  return query.trim() === '' ? 'Por universidad, como publica DEMRE' : 'Lo que más se parece a tu búsqueda';
}

/** Whether the order is one that stands on scores which the student has not written. */
export const lacksScores = (sort: Sort, scores: Scores): boolean =>
  (sort === 'distance' && Object.keys(scores).length === 0) || (sort === 'reach' && scores.nem === undefined);
