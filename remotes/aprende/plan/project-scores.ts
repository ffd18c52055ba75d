import { ESTIMATE_MARGIN, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { KIT_TEST, LEARNT, LUCK, PROJECTED_FACTORS, UNKNOWN_SCORE_POINTS } from './constants.ts';
import { scoreOf, type TestStanding, valuate } from './content-values.ts';
import type { PlanInputs, Points, Projection } from './plan.ts';
import { schedule } from './schedule.ts';
import { type Step, studyOrder } from './study-order.ts';
import { SUPPOSED_MINUTES } from './supposed-minutes.ts';

export interface Learning {
  readonly tests: readonly TestStanding[];
  readonly order: readonly Step[];
  /** Minutes until the sitting that are for learning, as told. */
  readonly newMinutes: number;
}

/** What is known and learnt by a share `to` of each content of `learnt`. */
function expectedOf(standing: TestStanding, learnt: readonly Step[], to: number, inputs: PlanInputs): number {
  const { test, correct, questions } = standing;
  const more = learnt.reduce(
    (sum, { id, probability }) => sum + (questions.get(id) ?? 0) * Math.max(0, to - probability) * (1 - LUCK),
    0,
  );
  const now = inputs.scores[test]?.middle ?? scoreOf(test, correct);
  return now + scoreOf(test, correct + more) - scoreOf(test, correct);
}

function rangeOf(standing: TestStanding, learnt: readonly Step[], inputs: PlanInputs): Points {
  const { test } = standing;
  const score = inputs.scores[test];
  const below = score ? score.middle - score.low : UNKNOWN_SCORE_POINTS;
  const above = score ? score.high - score.middle : UNKNOWN_SCORE_POINTS;
  const margin = ESTIMATE_MARGIN[KIT_TEST[test]];
  const within = (points: number) => Math.round(Math.min(SCORE_MAX, Math.max(SCORE_MIN, points)));
  return {
    low: within(expectedOf(standing, learnt, LEARNT.low, inputs) - Math.hypot(below, margin)),
    high: within(expectedOf(standing, learnt, LEARNT.high, inputs) + Math.hypot(above, margin)),
  };
}

/** So many minutes learn the first of the order: more minutes never learn less. */
export function projectLearning(
  inputs: PlanInputs,
  { tests, order, newMinutes }: Learning,
  factors: readonly number[] = PROJECTED_FACTORS,
): readonly Projection[] {
  const minutesAWeek = Object.values(inputs.minutesByWeekday ?? SUPPOSED_MINUTES).reduce((sum, one) => sum + one, 0);
  return factors.map((factor) => {
    let left = newMinutes * factor;
    const learnt: Step[] = [];
    for (const step of order) {
      left -= step.lessonMinutes + step.practiceMinutes;
      if (left < 0) break;
      learnt.push(step);
    }
    return {
      factor,
      minutesAWeek: Math.round(minutesAWeek * factor),
      tests: tests.map((standing) => ({ test: standing.test, expected: rangeOf(standing, learnt, inputs) })),
    };
  });
}

/**
 * Scores expected at so many times the minutes of the week: ranges, as nobody knows how well somebody learns. They widen
 * by what the present estimate leaves open, what one sitting differs from another and how well lessons stick.
 */
export function projectScores(
  inputs: PlanInputs,
  factors: readonly number[] = PROJECTED_FACTORS,
): readonly Projection[] {
  const valuation = valuate(inputs);
  const order = studyOrder(inputs, valuation);
  const { newMinutes } = schedule(inputs, valuation, order);
  return projectLearning(inputs, { tests: valuation.tests, order, newMinutes }, factors);
}
