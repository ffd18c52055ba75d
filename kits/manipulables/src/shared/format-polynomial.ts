import { formatNumber } from './format-number.ts';

const MINUS = '\u2212';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 12 → "¹²", −1 → "⁻¹". */
export function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return exponent < 0 ? `⁻${digits}` : digits;
}

/** Terms of a sum with their letters, the constant's being empty: [[1, 'x²'], [-2, 'x'], [0, '']] is "x² − 2x". */
export function formatSum(terms: readonly (readonly [coefficient: number, letters: string])[], decimals = 2): string {
  const shown = terms
    .map(([coefficient, letters]) => ({ text: formatNumber(Math.abs(coefficient), decimals), coefficient, letters }))
    .filter(({ text }) => text !== '0')
    .map(({ text, coefficient, letters }, index) => {
      const sign = coefficient < 0 ? (index === 0 ? MINUS : ` ${MINUS} `) : index === 0 ? '' : ' + ';
      return sign + (text === '1' && letters !== '' ? '' : text) + letters;
    });
  return shown.join('') || '0';
}
