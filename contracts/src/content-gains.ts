import type { TestId } from './temario/types.ts';

/**
 * What learning each content would bring a student, as their plan reckons it from what is kept of them. Kept by the slice of
 * lessons. `GET` answers {@link ContentGainsAnswer}, for signed-in students; with {@link EXPECTED_USER_HEADER} for that one
 * alone.
 */
export const CONTENT_GAINS_PATH = '/api/aprende/gains';

export interface ContentGain {
  /** Id of the temario. */
  readonly contentId: string;
  /** The test of the student's in which it brings most. */
  readonly test: TestId;
  /** About so many questions of that test are of it. */
  readonly questions: number;
  /** Of answering a usual question of it right today, 0 to 1, in hundredths; supposed where nothing was answered. */
  readonly probability: number;
  /** Expected points of all tests, weighed by the goal: only their proportions mean something. More than 0. */
  readonly worth: number;
}

export interface ContentGainsAnswer {
  /** That the student means to sit; the obligatory ones where they did not say. */
  readonly tests: readonly TestId[];
  /** In the order of the temario; only those that bring something. */
  readonly contents: readonly ContentGain[];
}
