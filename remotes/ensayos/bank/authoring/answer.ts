import type Fraction from 'fraction.js';
import type { Answer } from './item.ts';
import { decimal, type Exact, frac, md, pesos, texDecimal, texFraction } from './text.ts';

/** Noun after a number: `['hora', 'horas']`, or one form for both: `kg`. */
export type Unit = string | readonly [one: string, many: string];

/** Amount with its unit in rich text: `1 hora`, `2,5 horas`, `3 kg`. */
export function amountOf(value: Exact, unit: Unit): string {
  const noun = typeof unit === 'string' ? unit : frac(value).equals(1) ? unit[0] : unit[1];
  return `${decimal(value)} ${noun}`;
}

/** Option that is an exact number: a whole one, or a fraction in lowest terms. */
export function fractionAnswer(value: Exact): Answer {
  return { text: md`$${texFraction(value)}$`, value: frac(value) };
}

/** Option that is a number which ends as a decimal. */
export function decimalAnswer(value: Exact): Answer {
  return { text: md`$${texDecimal(value)}$`, value: frac(value) };
}

export function amountAnswer(value: Exact, unit: Unit): Answer {
  return { text: amountOf(value, unit), value: frac(value) };
}

export function pesosAnswer(value: Exact): Answer {
  return { text: pesos(value), value: frac(value).round(0) };
}

/** Whether all are different, so that no two options can mean the same. */
export function allDifferent(values: readonly (Fraction | number | string)[]): boolean {
  return (
    new Set(values.map((value) => (typeof value === 'object' ? value.toFraction() : String(value)))).size ===
    values.length
  );
}

/** Whether all are whole numbers from 0 on: people, things, steps. */
export function areCounts(values: readonly Exact[]): boolean {
  return values.every((value) => frac(value).d === 1n && frac(value).s >= 0n);
}
