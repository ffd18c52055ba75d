import type { TestId } from './temario/types.ts';

/**
 * What the student aims at, kept by the slice of careers. `GET` answers {@link GoalsAnswer}, `PUT` with
 * {@link GoalsChange} too; both for signed-in users. Whoever changes it says so with the event `goal/changed`.
 */
export const GOALS_PATH = '/api/carreras/goals';

/** More would aim at nothing. */
export const GOALS_MAX = 5;

/** The cut-off of a programme: weighted score of the last applicant selected, on the scale of 100 to 1000. */
export interface GoalCutoff {
  /** Year of entry: 2026 is Admisión 2026. */
  readonly year: number;
  readonly score: number;
  /** Fewer were selected than there were vacancies: the score is no bar. */
  readonly unfilled: boolean;
}

/** A mean of Competencia Lectora and M1. */
export interface GoalMinAverage {
  readonly score: number;
  /** The best tenth of a school's leavers by their grades may apply below it. */
  readonly bestTenthExempt: boolean;
}

/**
 * What a programme asks of who applies: to be said before any word on how far {@link GoalProgram.lastCutoff} is. The rules
 * of admission stay with the slice of careers: whoever reads this compares numbers, and says of what it does not know that
 * it does not know it.
 */
export interface GoalTerms {
  /** Process that asks for it: 2027 is Admisión 2027. Of a programme not offered any more, the last one that had it. */
  readonly year: number;
  /** False where nobody can apply any more. */
  readonly offered: boolean;
  /** Tests that have to be sat, every one. */
  readonly requiredTests: readonly TestId[];
  /** Tests of which any one has to be sat besides; empty where none has to. */
  readonly requiredEither: readonly TestId[];
  /** Tests whose score counts. Where those of {@link requiredEither} count, the better one does. */
  readonly weighedTests: readonly TestId[];
  /** Percent that each of {@link weighedTests} weighs. Services of before leave it out. */
  readonly weights?: { readonly [T in TestId]?: number };
  /** Percent that the two scores of secondary school weigh. Services of before leave it out. */
  readonly schoolWeights?: { readonly nem: number; readonly ranking: number };
  /** Nobody applies with less. */
  readonly minAverage: GoalMinAverage;
  /** Lowest weighted score that may apply; `null` where none is asked. */
  readonly minWeighted: number | null;
  /** It forms teachers, of whom the law asks more than points. Its figures are not here. */
  readonly teaching: boolean;
  /** The university has a test of its own, besides those of the PAES. */
  readonly specialTest: boolean;
  /** The cut-off was weighed otherwise than scores of {@link year} are: the two do not compare one to one. */
  readonly otherWeights: boolean;
}

export interface GoalProgram {
  readonly name: string;
  readonly university: string;
  /** The newest; `null` where none is published. */
  readonly lastCutoff: GoalCutoff | null;
  /** Services of before leave it out: then nothing is known, and a page says so. */
  readonly terms?: GoalTerms;
}

export interface Goal {
  /** Code of the programme in the official offer. */
  readonly programId: string;
  /** `null` where the offer does not know the programme. */
  readonly program: GoalProgram | null;
}

export interface GoalsAnswer {
  /** The main one first: the one that `goal/changed` names. */
  readonly goals: readonly Goal[];
}

/** All the goals, the main one first; at most {@link GOALS_MAX}, each once. Sent twice it changes nothing. */
export interface GoalsChange {
  readonly programIds: readonly string[];
}
