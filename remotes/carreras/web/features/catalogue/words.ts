import { formatDecimal } from '@travesia/kit-ui';

/** "1 programa", "79 programas", "1.204 vacantes". */
export const countText = (count: number, one: string, many: string): string =>
  `${formatDecimal(count)} ${count === 1 ? one : many}`;

/** Pesos: "$5.553.000". */
export const pesosText = (pesos: number): string => `$${formatDecimal(pesos)}`;

/** A range that may be a single value: "de 10 % a 30 %", "30 %". */
export function rangeText(min: number, max: number, text: (value: number) => string): string {
  return text(min) === text(max) ? text(min) : `de ${text(min)} a ${text(max)}`;
}

/** "A, B y C"; "y" is "e" before the sound of i. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^(i|hi(?!e))/i.test(last.normalize('NFD').replace(/\p{Mn}/gu, '')) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Semesters as a student counts them: "5 años", "5 años y medio", "1 semestre"; "sin dato" where it is not known. */
export function durationText(semesters: number | null): string {
  if (semesters === null) return 'sin dato';
  const years = Math.floor(semesters / 2);
  if (years === 0) return '1 semestre';
  const whole = countText(years, 'año', 'años');
  return semesters % 2 === 0 ? whole : `${whole} y medio`;
}
