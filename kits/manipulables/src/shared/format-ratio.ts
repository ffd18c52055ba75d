import { formatNumber } from './format-number.ts';
import { greatestDivisor } from './greatest-divisor.ts';

/** A quotient as it is written exactly: a decimal of at most two digits, else the fraction, reduced: "−2", "0,5", "2/3". */
export function formatRatio(numerator: number, denominator: number): string {
  const value = numerator / denominator;
  const isShort = Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
  if (isShort || !Number.isInteger(numerator) || !Number.isInteger(denominator)) return formatNumber(value);
  const divisor = greatestDivisor(Math.abs(numerator), Math.abs(denominator));
  const [above, below] = [Math.abs(numerator) / divisor, Math.abs(denominator) / divisor];
  return `${value < 0 ? '−' : ''}${above}/${below}`;
}
