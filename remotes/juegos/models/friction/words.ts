import { formatNumber } from '../format-number.ts';

export { formatNumber as number };

const NO_BREAK = '\u00a0';

/** "122,5 N", in which no line breaks. */
export function quantity(value: number, unit: string, decimals = 2): string {
  return formatNumber(value, decimals) + NO_BREAK + unit;
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
