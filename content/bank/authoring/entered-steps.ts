import type { StepAnswer } from '@travesia/content-item-model';
import { type Exact, frac, type RichText } from '@travesia/content-markup';
import type { AnswerValue } from './item.ts';

/** A wrong entry of one named mistake, or one that many would give without any. */
export interface AuthoredSlip {
  /** As a student would enter it; of a choice the place of the option. */
  readonly entered: string;
  /** Id in the subject's `mistakes.ts`. */
  readonly mistake?: string;
  /** One line: what happened and where to look again, without what is right. At most 160 characters. */
  readonly feedback: RichText;
}

/** A step of a solution that students enter on their own. It belongs to no variant: what was deployed stays as it is. */
export interface AuthoredStep {
  /** At most 60 characters: what is done in it. */
  readonly title: string;
  /** What to enter, without the answer. */
  readonly prompt: RichText;
  /** Of the last step the key. Options of a choice are rich text. */
  readonly answer: StepAnswer;
  /** Those that are right in some draw are left out there. */
  readonly slips: readonly AuthoredSlip[];
  /** To who has it right: why it is so. */
  readonly done: RichText;
  /**
   * The same by another way: a number; of an expression its value for given values of its variables; of an equation values
   * that fulfil it. Required of expressions and equations but in the last step, which has the template's oracle.
   */
  readonly oracle?: AnswerValue | ((...values: readonly number[]) => number) | readonly number[];
}

/**
 * Exact number, in whatever writing. `unit` may be left out by who enters it. `digits`: it is rounded to so many decimals,
 * and what rounds to the same or misses by one in the last place counts. `simplified`: fractions in lowest terms.
 */
export function enterNumber(
  value: Exact,
  {
    unit,
    digits,
    within,
    form,
  }: { readonly unit?: string; readonly digits?: number; readonly within?: number; readonly form?: 'simplified' } = {},
): StepAnswer {
  const exact = frac(value);
  const near = digits === undefined ? within : 10 ** -digits / Math.abs(exact.valueOf());
  return {
    kind: 'number',
    value: exact.toFraction(),
    ...(unit !== undefined && { unit }),
    ...(near !== undefined && { within: near }),
    ...(form && { form }),
  };
}

/** `value` in plain characters: `3x^2 - 12`, `(x - 2)(x + 2)`, `3√5`, `12π`. Variables are the letters in it unless given. */
export function enterExpression(
  value: string,
  {
    variables = lettersOf(value),
    form,
  }: { readonly variables?: readonly string[]; readonly form?: 'expanded' | 'factored' | 'simplified' } = {},
): StepAnswer {
  return { kind: 'expression', value, variables, ...(form && { form }) };
}

/** Only where an equation is set up: one that follows from another has the same solutions, so that both are right. */
export function enterEquation(value: string, variables: readonly string[] = lettersOf(value)): StepAnswer {
  return { kind: 'equation', value, variables };
}

/** `right`: place of the right one in `options`, from 0. */
export function enterChoice(options: readonly RichText[], right: number): StepAnswer {
  return { kind: 'choice', options, right };
}

export function slip(entered: Exact | string, feedback: RichText, mistake?: string): AuthoredSlip {
  const text = typeof entered === 'string' ? entered : frac(entered).toFraction();
  return { entered: text, feedback, ...(mistake !== undefined && { mistake }) };
}

const lettersOf = (value: string) => [...new Set(value.match(/[a-zA-Z]/g))].sort();
