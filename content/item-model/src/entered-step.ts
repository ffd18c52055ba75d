import type { StepEntry } from '@travesia/contracts/slices';
import type { Html } from './frozen-item.ts';

/**
 * What is right in a step that a student enters. Exact: `1/2`, `0,5` and `50 %` are one number, `2(x-3)` and `2x-6` one
 * expression, two equations are one where they have the same solutions by sides that differ by a factor.
 */
export type StepAnswer =
  | {
      readonly kind: 'number';
      /** Exact fraction in lowest terms: `7/2`, `-3`. */
      readonly value: string;
      readonly unit?: string;
      /** Greatest relative difference that still counts, where a value is rounded. */
      readonly within?: number;
      /** `simplified`: a fraction has to be in lowest terms. */
      readonly form?: 'simplified';
    }
  | {
      readonly kind: 'expression';
      /** In plain characters: `3x^2 - 12`, `3√5`, `12π`. */
      readonly value: string;
      readonly variables: readonly string[];
      /**
       * What it has to look like besides. `expanded`: a sum without parentheses, like terms together. `factored`: a product
       * of as many factors as `value`. `simplified`: no root and no denominator holds more than in `value`.
       */
      readonly form?: 'expanded' | 'factored' | 'simplified';
    }
  /** To set one up: whatever follows from it has the same solutions, and would be right as well. */
  | { readonly kind: 'equation'; readonly value: string; readonly variables: readonly string[] }
  /** `options` are inline HTML. */
  | { readonly kind: 'choice'; readonly options: readonly Html[]; readonly right: number };

/** A wrong entry with a name: what a student gets who does it. */
export interface StepSlip {
  /** As it would be entered; of a choice its index. */
  readonly entered: string;
  /** Id in the subject's `mistakes.ts`. */
  readonly mistake?: string;
  /** What happened and where to look again. It does not say what is right. */
  readonly feedback: Html;
}

/** One step of a solution that the student enters, with its answer: it stays with the service. */
export interface EnteredStep {
  /** At most 60 characters, plain: what is done in it. */
  readonly title: string;
  /** What to enter, as a question or an order. */
  readonly prompt: Html;
  readonly answer: StepAnswer;
  readonly slips: readonly StepSlip[];
  /** To who entered it right, or gave up: why it is so. */
  readonly done: Html;
}

/** What the student is shown of a step before it is entered. */
export type ShownStep = Pick<EnteredStep, 'title' | 'prompt'> & { readonly entry: StepEntry };
