const MINUS = '\u2212';
const MAX_DECIMALS = 6;

/** As Chile writes it, with at most `decimals` of them and no zeros at the end: 1234.5 is "1.234,5", −0.001 with two is "0". */
export function formatNumber(value: number, decimals = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(Math.min(decimals, MAX_DECIMALS)).split('.');
  const rest = fraction.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.') + (rest === '' ? '' : `,${rest}`);
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** A share as a percentage: 0.35 is "35 %". */
export function formatPercent(share: number, decimals = 1): string {
  return `${formatNumber(share * 100, decimals)}\u00a0%`;
}

/** "(2, −1)" is "(2; −1)" where a comma is in one of the numbers. */
export function formatPoint(x: number, y: number, decimals = 2): string {
  const parts = [formatNumber(x, decimals), formatNumber(y, decimals)];
  return `(${parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ')})`;
}
