/** Chilean grades go from 1,0 to 7,0. In hundredths, as every grade and average here. */
export const GRADE_MIN = 100;
export const GRADE_MAX = 700;

/** Two digits are read as a grade whose comma was left out (`61`: 6,1) when it is suggested. */
const COMMA_LEFT_OUT = /^([1-7])([0-9]{1,2})$/;
const PLAIN_GRADE = /^([0-9]{1,3})(?:[.,]([0-9]*))?$/;

/**
 * What a student typed in a field for a grade. `hundredths` is exact: grades never pass through
 * fractions of a double.
 */
export type GradeInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'grade'; readonly hundredths: number }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'too-many-decimals' }
  | { readonly kind: 'out-of-range'; readonly suggestion?: string };

/** Reads `6,1`, `6.1`, `6` or `6,15`, within [min, max] hundredths. */
export function readGrade(text: string, min = GRADE_MIN, max = GRADE_MAX): GradeInput {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const match = PLAIN_GRADE.exec(typed);
  if (!match) return { kind: 'not-a-number' };
  const fraction = match[2] ?? '';
  if (fraction.length > 2) return { kind: 'too-many-decimals' };
  const hundredths = Number(match[1]) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths >= min && hundredths <= max) return { kind: 'grade', hundredths };
  const commaLeftOut = COMMA_LEFT_OUT.exec(typed);
  if (!commaLeftOut) return { kind: 'out-of-range' };
  const suggestion = `${commaLeftOut[1]},${commaLeftOut[2]}`;
  return readGrade(suggestion, min, max).kind === 'grade'
    ? { kind: 'out-of-range', suggestion }
    : { kind: 'out-of-range' };
}

/** `623` as `6,23`; with one decimal where a second says nothing and `decimals` is `'short'`. */
export function writeGrade(hundredths: number, decimals: 'short' | 'two' = 'two'): string {
  const digits = String(hundredths).padStart(3, '0');
  const text = `${digits.slice(0, -2)},${digits.slice(-2)}`;
  return decimals === 'short' && text.endsWith('0') ? text.slice(0, -1) : text;
}
