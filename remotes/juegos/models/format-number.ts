const MINUS = '\u2212';

/** As Chile writes it, with at most `decimals` of them and no zeros at the end: 1234.5 is "1.234,5", −0.001 with two is "0". */
export function formatNumber(value: number, decimals = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.') + (rest === '' ? '' : `,${rest}`);
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}
