import { MASTERY_LEVELS, type MasteryLevel } from '@travesia/contracts/slices';
import { LEVEL_FROM, LEVEL_MARGIN, MASTERED_ANSWERS_MIN } from './constants.ts';

const thresholdOf = (level: MasteryLevel) => (level === 0 ? 0 : LEVEL_FROM[level]);

/** Below this probability a level is lost. */
export const lostBelow = (level: MasteryLevel) => (level > 1 ? thresholdOf(level) - LEVEL_MARGIN : 0);

export const oneBelow = (level: MasteryLevel): MasteryLevel => (level > 1 ? ((level - 1) as MasteryLevel) : level);

/** The highest level whose threshold is reached. */
function reachedLevel(probability: number, answered: number): MasteryLevel {
  const reached = MASTERY_LEVELS.findLast((level) => level > 0 && probability >= thresholdOf(level)) ?? 1;
  return reached === 4 && answered < MASTERED_ANSWERS_MIN ? 3 : reached;
}

/** A right answer takes nothing away, and a wrong one gives nothing and takes one level at most. */
export function levelAfter(
  level: MasteryLevel,
  probability: number,
  { answered, correct }: { readonly answered: number; readonly correct: boolean },
): MasteryLevel {
  const reached = reachedLevel(probability, answered);
  if (level === 0) return correct ? reached : 1;
  if (correct) return reached > level ? reached : level;
  return probability < lostBelow(level) ? oneBelow(level) : level;
}
