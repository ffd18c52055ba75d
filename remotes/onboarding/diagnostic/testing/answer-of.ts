import type { AnswerModel, Outcome } from '../posterior.ts';

/** How a student who knows the content or not answers one question of it. */
export function answerOf(knows: boolean, { slip, guess, saysUnknown }: AnswerModel, uniform: () => number): Outcome {
  if (knows) return uniform() < slip ? 'wrong' : 'correct';
  if (uniform() < saysUnknown) return 'unknown';
  return uniform() < guess ? 'correct' : 'wrong';
}
