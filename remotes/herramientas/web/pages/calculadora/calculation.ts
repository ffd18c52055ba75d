import { type GradeInput, type NemGroup, type NemScore, nemAverage, nemScore, readGrade } from '@travesia/kit-paes';

/** What the four fields say together. */
export type Calculation =
  | { readonly kind: 'empty' }
  /** Some field holds what is no grade: no result until it is mended or emptied. */
  | { readonly kind: 'invalid' }
  | {
      readonly kind: 'result';
      /** Yearly averages given, in hundredths, in the order of the years. */
      readonly years: readonly number[];
      /** Positions (0 is 1.º medio) of the years not given. */
      readonly missing: readonly number[];
      readonly average: number;
      readonly score: NemScore;
    };

/** The calculator as a function of its fields, one a school year. */
export function calculate(group: NemGroup, texts: readonly string[]): Calculation {
  const inputs: readonly GradeInput[] = texts.map((text) => readGrade(text));
  const years = inputs.flatMap((input) => (input.kind === 'grade' ? [input.hundredths] : []));
  const missing = inputs.flatMap(({ kind }, index) => (kind === 'empty' ? [index] : []));
  if (years.length + missing.length < inputs.length) return { kind: 'invalid' };
  if (years.length === 0) return { kind: 'empty' };
  const average = nemAverage(years);
  return { kind: 'result', years, missing, average, score: nemScore(group, average) };
}
