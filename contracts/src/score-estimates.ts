import type { TestId } from './temario/types.ts';

/**
 * What graded tests say that a student would have now, test by test, kept by the slice of practice tests. `GET` answers
 * {@link ScoreEstimatesAnswer}, for signed-in users; with {@link EXPECTED_USER_HEADER} for that one alone. After each
 * test that was graded and has a score, the page says `score/estimated` on the bus.
 */
export const SCORE_ESTIMATES_PATH = '/api/ensayos/estimates';

/** An estimate on the scale of the PAES, 100 to 1000: four of five students are between `low` and `high`. */
export interface TestScoreEstimate {
  readonly test: TestId;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Tests of Travesía that it stands on. */
  readonly results: number;
  /** Questions that counted in them. */
  readonly questions: number;
  /** When the newest of them was graded, as ISO 8601. */
  readonly newestAt: string;
}

export interface ScoreEstimatesAnswer {
  /** Only tests of which something was graded, in the order of the temario. */
  readonly estimates: readonly TestScoreEstimate[];
}
