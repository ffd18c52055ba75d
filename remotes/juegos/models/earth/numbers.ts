import { formatNumber } from '../format-number.ts';

/** {@link formatNumber}, whole unless more is asked for. */
export const written = (value: number, decimals = 0): string => formatNumber(value, decimals);

export function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;
}

/** "12 min 5 s", "40 s". */
export function writtenTime(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}

/** "800.000 años", "4,2 millones de años". */
export function writtenYears(years: number): string {
  if (years < 1e6) return `${written(years)} años`;
  return years === 1e6 ? '1 millón de años' : `${written(years / 1e6, 2)} millones de años`;
}

/** "a, b y c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}
