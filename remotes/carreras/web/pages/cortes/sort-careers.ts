import { CUTOFF_YEAR } from '../../../admission/program.ts';
import type { CareerCutoffs } from './cutoff-index-data.ts';

/** Orders of the table of careers; those without a bar stand last where a figure orders. */
export const CAREER_ORDERS = [
  { value: 'name', label: 'Nombre, de la A a la Z' },
  { value: 'highest', label: `Mediana ${CUTOFF_YEAR}, de mayor a menor` },
  { value: 'lowest', label: `Mediana ${CUTOFF_YEAR}, de menor a mayor` },
  { value: 'reachable', label: 'Corte más bajo primero' },
  { value: 'programs', label: 'Más programas' },
] as const;

export type CareerOrder = (typeof CAREER_ORDERS)[number]['value'];

const SPANISH = new Intl.Collator('es');

/** By a figure that a career without a bar lacks. */
const by =
  (figure: (career: CareerCutoffs) => number | undefined, direction: 1 | -1) =>
  (a: CareerCutoffs, b: CareerCutoffs): number => {
    const [first, second] = [figure(a), figure(b)];
    if (first === undefined || second === undefined) return first === second ? 0 : first === undefined ? 1 : -1;
    return (first - second) * direction;
  };

const COMPARE: Readonly<Record<CareerOrder, (a: CareerCutoffs, b: CareerCutoffs) => number>> = {
  name: (a, b) => SPANISH.compare(a.name, b.name),
  highest: by(({ latest }) => latest.range?.median, -1),
  lowest: by(({ latest }) => latest.range?.median, 1),
  reachable: by(({ latest }) => latest.range?.min, 1),
  programs: by(({ programs }) => programs, -1),
};

export function isCareerOrder(text: string): text is CareerOrder {
  return CAREER_ORDERS.some(({ value }) => value === text);
}

export function sortCareers(careers: readonly CareerCutoffs[], order: CareerOrder): readonly CareerCutoffs[] {
  return careers.toSorted(COMPARE[order]);
}
