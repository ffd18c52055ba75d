const MINUS = '\u2212';
const NO_BREAK = '\u00a0';

/** As Chile writes it, with at most `decimals` of them and no zeros at the end: 1234.5 is "1.234,5". */
export function number(value: number, decimals = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.') + (rest === '' ? '' : `,${rest}`);
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** "122,5 N", in which no line breaks. */
export function quantity(value: number, unit: string, decimals = 2): string {
  return number(value, decimals) + NO_BREAK + unit;
}

/** "hacia la derecha" or, on a slope, "rampa arriba". */
export function toward(sign: number, slope: number): string {
  if (slope === 0) return sign > 0 ? 'hacia la derecha' : 'hacia la izquierda';
  return sign > 0 ? 'rampa arriba' : 'rampa abajo';
}

/** "122,5 N hacia la derecha", without the sign. */
export function directed(newtons: number, slope: number, decimals = 1): string {
  return `${quantity(Math.abs(newtons), 'N', decimals)} ${toward(newtons, slope)}`;
}
