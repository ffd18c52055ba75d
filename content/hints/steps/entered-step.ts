import type { StepEntry } from '@travesia/contracts/slices';

/**
 * What is right in a step that a student enters. Exact: `1/2`, `0,5` and `50 %` are one number, `2(x-3)` and `2x-6` one
 * expression, two equations are one where they have the same solutions by sides that differ by a factor.
 */
export type StepAnswer =
  /** `value`: exact fraction in lowest terms (`7/2`). `within`: greatest relative difference that still counts, where a value is rounded. */
  | { readonly kind: 'number'; readonly value: string; readonly unit?: string; readonly within?: number }
  /** `value` in plain characters: `3x^2 - 12`. `form`: what it has to look like besides. */
  | {
      readonly kind: 'expression';
      readonly value: string;
      readonly variables: readonly string[];
      readonly form?: 'expanded' | 'factored';
    }
  | { readonly kind: 'equation'; readonly value: string; readonly variables: readonly string[] }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly right: number };

/** A wrong entry with a name: what a student gets who does it. */
export interface StepSlip {
  /** As it would be entered; of a choice its index. */
  readonly entered: string;
  /** Id in the subject's `mistakes.ts`. */
  readonly mistake?: string;
  /** HTML: what happened and where to look again. It does not say what is right. */
  readonly feedback: string;
}

/** One step of a solution that the student enters, with its answer: it stays with the service. Texts are HTML. */
export interface EnteredStep {
  /** At most 60 characters, plain: what is done in it. */
  readonly title: string;
  /** What to enter, as a question or an order. */
  readonly prompt: string;
  readonly answer: StepAnswer;
  readonly slips: readonly StepSlip[];
  /** To who entered it right, or gave up: why it is so. */
  readonly done: string;
}

/** What the student is shown of a step before it is entered. */
export type ShownStep = Pick<EnteredStep, 'title' | 'prompt'> & { readonly entry: StepEntry };
