import type { PaesTest } from '../paes-test.ts';
import { SCORE_MAX } from '../score-scale.ts';
import { correctToScore, ESTIMATE_SITTING, type Sitting } from './correct-to-score.ts';

/** Most correct answers whose score does not exceed `score`: what somebody with that score had at least. */
export function correctWithin(test: PaesTest, score: number, sitting: Sitting = ESTIMATE_SITTING): number {
  const above = correctToScore(test, sitting).findIndex((reached) => reached > score);
  return above === -1 ? correctToScore(test, sitting).length - 1 : Math.max(0, above - 1);
}

/** Fewest correct answers whose score reaches `score`; null above the scale. */
export function correctFor(test: PaesTest, score: number, sitting: Sitting = ESTIMATE_SITTING): number | null {
  return score > SCORE_MAX ? null : correctToScore(test, sitting).findIndex((reached) => reached >= score);
}

/**
 * How many more questions have to be right to go from one score of a test to another, by the
 * average table of a sitting; 0 when there is nothing to climb, null above the scale.
 */
export function questionsToReach(
  test: PaesTest,
  from: number,
  to: number,
  sitting: Sitting = ESTIMATE_SITTING,
): number | null {
  if (to <= from) return 0;
  const needed = correctFor(test, to, sitting);
  return needed === null ? null : needed - correctWithin(test, from, sitting);
}
