import type { TestId } from '@travesia/contracts/temario';
import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import type { AskedQuestion, Band } from './simulated-students.ts';

/**
 * What the share model is compared with: ability by the three-parameter logistic model, put on the scale by the mean and
 * the standard deviation of the students of a process. Nothing that students see is reckoned so.
 */
const POPULATION: Readonly<Record<TestId, { readonly mean: number; readonly sd: number }>> = {
  cl: { mean: 594, sd: 129.7 },
  m1: { mean: 600.6, sd: 140.5 },
  m2: { mean: 424, sd: 140.5 },
  hcs: { mean: 510, sd: 140.5 },
  ciencias: { mean: 473, sd: 140.5 },
};

const ABILITIES = Array.from({ length: 201 }, (_, index) => -5 + index / 20);
const GUESSING = 0.25;
/** On the scale of ability. */
const STEP_OF_DIFFICULTY = 0.75;

export function scoreByAbility(test: TestId, answers: readonly AskedQuestion[]): Band {
  const logs = ABILITIES.map((ability) =>
    answers.reduce(
      (sum, { difficulty, correct }) => {
        const odds = ability - STEP_OF_DIFFICULTY * (difficulty - 3);
        const right = GUESSING + (1 - GUESSING) / (1 + Math.exp(-odds));
        return sum + Math.log(correct ? right : 1 - right);
      },
      -(ability ** 2) / 2,
    ),
  );
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const { mean, sd } = POPULATION[test];
  const scoreOf = (below: number) => {
    let left = below * total;
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return Math.min(SCORE_MAX, Math.max(SCORE_MIN, Math.round(mean + sd * (ABILITIES[at] ?? 0))));
  };
  return { low: scoreOf(0.1), middle: scoreOf(0.5), high: scoreOf(0.9) };
}
