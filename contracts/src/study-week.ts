/**
 * The plan of a student's week, kept by the slice of lessons, for signed-in users: of its answer this much is for other
 * areas. `POST` without a body makes the plan anew where it has to be; asked again it changes nothing.
 */
export const STUDY_REFRESH_PATH = '/api/aprende/refresh';

export interface StudyWeekAnswer {
  /** Days of this week, and those after it. Days that are over have no tasks. */
  readonly week: readonly StudyDay[];
  readonly later: readonly StudyDay[];
}

export interface StudyDay {
  /** Of Santiago, `2026-11-25`. */
  readonly date: string;
  readonly tasks: readonly {
    readonly id: string;
    readonly kind: 'lesson' | 'practice' | 'review' | 'simulacro' | 'cards' | 'light';
    readonly contents: readonly string[];
    readonly minutes: number;
  }[];
}
