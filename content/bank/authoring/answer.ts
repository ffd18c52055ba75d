import { decimal, type Exact, frac, md, pesos, texDecimal, texFraction } from '@travesia/content-markup';
import Fraction from 'fraction.js';
import type { Answer, AnswerValue } from './item.ts';

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

/** Two approximate values closer than this, or than this part of them, would be the same answer to a student. */
const LEAST_DIFFERENCE = 1e-6;

/** Whether two options mean the same, an exact number and an approximate one included. */
export function isSameValue(one: AnswerValue, other: AnswerValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return String(one) === String(other);
  if (one instanceof Fraction && other instanceof Fraction) return one.equals(other);
  const [a, b] = [Number(one.valueOf()), Number(other.valueOf())];
  return Math.abs(a - b) <= LEAST_DIFFERENCE * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Whether no two of some options, or of what they stand for, mean the same. */
export function allDifferent(options: readonly (Answer | AnswerValue)[]): boolean {
  const values = options.map((option) => (typeof option === 'object' && 'text' in option ? option.value : option));
  return values.every((value, index) => values.slice(index + 1).every((other) => !isSameValue(value, other)));
}

/** Whether all are whole numbers from 0 on: people, things, steps. */
export function areCounts(values: readonly Exact[]): boolean {
  return values.every((value) => frac(value).d === 1n && frac(value).s >= 0n);
}
