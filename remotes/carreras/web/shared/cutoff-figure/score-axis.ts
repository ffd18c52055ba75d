import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';

/** The part of the scale of scores that a picture shows. */
export interface ScoreAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** Widest span, in points, that each distance between ticks suits: about seven ticks fit on a phone. */
const TICK_STEPS = [
  { upTo: 200, step: 50 },
  { upTo: 600, step: 100 },
  { upTo: Number.POSITIVE_INFINITY, step: 200 },
] as const;

/** The axis that holds all of `scores`, ending on ticks. */
export function scoreAxis(scores: readonly number[]): ScoreAxis {
  const min = scores.length > 0 ? Math.min(...scores) : SCORE_MIN;
  const max = scores.length > 0 ? Math.max(...scores) : SCORE_MAX;
  const step = TICK_STEPS.find(({ upTo }) => max - min <= upTo)?.step ?? 200;
  const from = Math.floor(min / step) * step;
  const to = Math.max(Math.ceil(max / step) * step, from + step);
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return { from, to, ticks };
}

/** Where a score stands on the axis, 0 to 1. */
export function shareOf({ from, to }: ScoreAxis, score: number): number {
  return (score - from) / (to - from);
}
