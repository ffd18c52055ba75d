import { FACTOR_NAMES, type Factor } from '@travesia/kit-paes';
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

/** What every weighted score stands on, beside a test of the student's choice. */
const WEIGHED: readonly Factor[] = ['nem', 'ranking', 'cl', 'm1'];

const list = new Intl.ListFormat('es');

/** Names of the scores that the order stands on and the student has not written; empty where there is nothing to write. */
export function missingScores(sort: Sort, scores: Scores): string {
  const asked: readonly Factor[] = sort === 'distance' ? WEIGHED : sort === 'reach' ? ['nem'] : [];
  const missing = asked.filter((factor) => scores[factor] === undefined).map((factor) => FACTOR_NAMES[factor]);
  const hasElective = scores.hcs !== undefined || scores.cien !== undefined;
  if (sort === 'distance' && !hasElective) missing.push('Historia o Ciencias');
  return list.format(missing);
}
