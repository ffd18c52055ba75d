import type { GoalProgram } from './goals.ts';

/**
 * Programmes of the offer by what somebody types, of the slice of careers. `GET` answers {@link ProgramsAnswer} to anybody;
 * {@link PROGRAMS_QUERY_PARAM} in the query is what was typed, at most {@link PROGRAMS_QUERY_MAX} characters.
 */
export const PROGRAMS_PATH = '/api/carreras/programs';
export const PROGRAMS_QUERY_PARAM = 'q';
export const PROGRAMS_QUERY_MAX = 80;

/** Programmes of one answer. */
export const PROGRAMS_FOUND_MAX = 8;

export interface FoundProgram {
  /** As in `Goal`. */
  readonly programId: string;
  readonly city: string;
  readonly program: GoalProgram;
}

export interface ProgramsAnswer {
  /** The best first; empty where nothing was typed. */
  readonly programs: readonly FoundProgram[];
}
