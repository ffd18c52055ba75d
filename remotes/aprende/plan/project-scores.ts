import { ESTIMATE_MARGIN, KIT_TEST, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { LEARNT, LUCK, PROJECTED_FACTORS, UNKNOWN_SCORE_POINTS } from './constants.ts';
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

/** Questions more of a test that each of the first steps of an order brings, all together, learnt to `to` of each content. */
function cumulated({ questions }: TestStanding, order: readonly Step[], to: number): readonly number[] {
  let more = 0;
  const sums = [0];
  for (const { id, probability } of order) {
    more += (questions.get(id) ?? 0) * Math.max(0, to - probability) * (1 - LUCK);
    sums.push(more);
  }
  return sums;
}

/** What is expected of one test after so many steps of the order. */
function rangesOf(standing: TestStanding, order: readonly Step[], { scores }: PlanInputs): (steps: number) => Points {
  const { test, correct } = standing;
  const score = scores[test];
  const before = scoreOf(test, correct);
  const now = score?.middle ?? before;
  const margin = ESTIMATE_MARGIN[KIT_TEST[test]];
  const below = Math.hypot(score ? score.middle - score.low : UNKNOWN_SCORE_POINTS, margin);
  const above = Math.hypot(score ? score.high - score.middle : UNKNOWN_SCORE_POINTS, margin);
  const [low, high] = [cumulated(standing, order, LEARNT.low), cumulated(standing, order, LEARNT.high)];
  const risen = (more = 0) => now + scoreOf(test, correct + more) - before;
  const within = (points: number) => Math.round(Math.min(SCORE_MAX, Math.max(SCORE_MIN, points)));
  return (steps) => ({ low: within(risen(low[steps]) - below), high: within(risen(high[steps]) + above) });
}

/** How many of an order fit in so many minutes. */
function stepsWithin(order: readonly Step[], minutes: number): number {
  let left = minutes;
  const first = order.findIndex(({ lessonMinutes, practiceMinutes }) => {
    left -= lessonMinutes + practiceMinutes;
    return left < 0;
  });
  return first === -1 ? order.length : first;
}

/** So many minutes learn the first of the order: more minutes never learn less. */
export function projectLearning(
  inputs: PlanInputs,
  { tests, order, newMinutes }: Learning,
  factors: readonly number[] = PROJECTED_FACTORS,
): readonly Projection[] {
  const minutesAWeek = Object.values(inputs.minutesByWeekday ?? SUPPOSED_MINUTES).reduce((sum, one) => sum + one, 0);
  const ranges = tests.map((standing) => ({ test: standing.test, after: rangesOf(standing, order, inputs) }));
  return factors.map((factor) => {
    const steps = stepsWithin(order, newMinutes * factor);
    return {
      factor,
      minutesAWeek: Math.round(minutesAWeek * factor),
      tests: ranges.map(({ test, after }) => ({ test, expected: after(steps) })),
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
