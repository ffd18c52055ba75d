import { formatNumber, formatPercent } from '../shared/format-number.ts';
import { clamp, tidy } from '../shared/steps.ts';

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const MOST_PARTS = 24;
/** Bars one below the other, at most. */
export const MOST_BARS = 3;

/** As many parts painted as asked, and there are. */
export function paint(fraction: Fraction, numerator: number): Fraction {
  return { ...fraction, numerator: clamp(Math.round(numerator), 0, fraction.denominator * MOST_BARS) };
}

/** The bar cut anew; as many parts stay painted as there are. */
export function cut({ numerator }: Fraction, denominator: number): Fraction {
  const parts = clamp(Math.round(denominator), 1, MOST_PARTS);
  return paint({ numerator, denominator: parts }, numerator);
}

export function reduce({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

export function isSame(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

export const formatFraction = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

/** "0,375", "≈ 0,3333": with four decimals where it goes on. */
export function formatDecimalOf({ numerator, denominator }: Fraction): string {
  const value = numerator / denominator;
  return `${isRound(value, 4) ? '' : '≈ '}${formatNumber(value, 4)}`;
}

/** "37,5 %", "≈ 33,3 %". */
export function formatPercentOf({ numerator, denominator }: Fraction): string {
  const value = numerator / denominator;
  return `${isRound(value * 100, 1) ? '' : '≈ '}${formatPercent(value)}`;
}

const isRound = (value: number, decimals: number) => tidy(Number(value.toFixed(decimals))) === tidy(value);

export function describeFraction(fraction: Fraction, begin: Fraction): string {
  const reduced = reduce(fraction);
  const isReduced = reduced.denominator === fraction.denominator;
  const simpler = isReduced
    ? ''
    : `, que es ${reduced.denominator === 1 ? reduced.numerator : formatFraction(reduced)}`;
  const told = `Pintaste ${fraction.numerator} de ${fraction.denominator}${simpler}: ${formatDecimalOf(fraction)} o ${formatPercentOf(fraction)}.`;
  const isBegin = fraction.denominator === begin.denominator && fraction.numerator === begin.numerator;
  return isSame(fraction, begin) && !isBegin ? `${told} Muestra lo mismo que ${formatFraction(begin)}.` : told;
}
