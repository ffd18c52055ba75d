import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import type { CutoffProgram } from './career-cutoffs-data.ts';
import { barOf, byBar } from './career-cutoffs-data.ts';

/** Orders of the table of programmes; those without a bar stand last in the first two. */
export const ORDERS = [
  { value: 'highest', label: `Corte ${CUTOFF_YEAR}, de mayor a menor` },
  { value: 'lowest', label: `Corte ${CUTOFF_YEAR}, de menor a mayor` },
  { value: 'university', label: 'Universidad, de la A a la Z' },
  { value: 'vacancies', label: `Más vacantes ${OFFER_YEAR}` },
] as const;

export type Order = (typeof ORDERS)[number]['value'];

const SPANISH = new Intl.Collator('es');

const hasBar = (program: CutoffProgram) => barOf(program) !== null;

const COMPARE: Readonly<Record<Order, (a: CutoffProgram, b: CutoffProgram) => number>> = {
  highest: byBar,
  lowest: (a, b) => (hasBar(a) && hasBar(b) ? byBar(b, a) : byBar(a, b)),
  university: (a, b) => SPANISH.compare(a.university, b.university),
  vacancies: (a, b) => b.vacancies - a.vacancies,
};

export function isOrder(text: string): text is Order {
  return ORDERS.some(({ value }) => value === text);
}

export function sortPrograms(programs: readonly CutoffProgram[], order: Order): readonly CutoffProgram[] {
  return programs.toSorted(COMPARE[order]);
}
