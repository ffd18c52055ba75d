import { formatNumber } from '../format-number.ts';

/** {@link formatNumber}, whole unless more is asked for. */
export const number = (value: number, decimals = 0): string => formatNumber(value, decimals);

/** A share as a percentage: 0.35 is "35 %". */
export const percent = (share: number): string => `${number(share * 100)}\u00a0%`;

/** "a, b y c"; "e" before a sound of i. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** "1 cromosoma", "3 cromosomas". */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${number(amount)} ${amount === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** `text` as one of `values`; `undefined` where it is none. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** As within a sentence: "Aparato de Golgi" is "aparato de Golgi". */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
