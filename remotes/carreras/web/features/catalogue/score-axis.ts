import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';

/** The part of the scale of scores that a picture shows. */
export interface ScoreAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** Distances between ticks to choose from, in points: the finest that leaves room for its labels. */
const TICK_STEPS = [50, 100, 200] as const;

/** With more of them the labels run into each other on a phone, where `1.000` ends with the axis. */
const TICKS_MAX = 7;

/** Multiples of `step` around everything from `min` to `max`. */
function ticksAround(min: number, max: number, step: number): readonly number[] {
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The axis that holds all of `scores`, ending on ticks. */
export function scoreAxis(scores: readonly number[]): ScoreAxis {
  const min = scores.length > 0 ? Math.min(...scores) : SCORE_MIN;
  const max = scores.length > 0 ? Math.max(...scores) : SCORE_MAX;
  const ticks = TICK_STEPS.map((step) => ticksAround(min, max, step)).find(({ length }) => length <= TICKS_MAX);
  if (ticks === undefined) throw new RangeError(`scoreAxis: ${min} to ${max} is more than the scale of scores`);
  return { from: ticks[0] ?? min, to: ticks.at(-1) ?? max, ticks };
}

/** Where a score stands on the axis, 0 to 1. */
export function shareOf({ from, to }: ScoreAxis, score: number): number {
  return (score - from) / (to - from);
}
