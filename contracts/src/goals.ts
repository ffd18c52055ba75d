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

export interface GoalProgram {
  readonly name: string;
  readonly university: string;
  /** The newest; `null` where none is published. */
  readonly lastCutoff: GoalCutoff | null;
}

export interface Goal {
  /** Code of the programme in the official offer. */
  readonly programId: string;
  /** `null` where the programme is not offered any more. */
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
