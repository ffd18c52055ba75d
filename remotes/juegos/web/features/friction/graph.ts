import type { FrictionState } from '../../../models/friction/friction-state.ts';
import { STEP_SECONDS } from '../../../models/friction/friction-state.ts';

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Graph {
  readonly path: string;
  /** Height of zero. */
  readonly zero: number;
  /** At the ends of its axes. */
  readonly least: number;
  readonly most: number;
  readonly seconds: number;
}

const FIRST_SECONDS = 4;

/** A quantity against time, as far as the run went. */
export function graphOf(
  { trace, seconds, phase, ...now }: FrictionState,
  of: 'position' | 'velocity',
  { left, right, top, bottom }: Frame,
): Graph {
  const samples = of === 'position' ? trace.positions : trace.velocities;
  let [least, most] = [Math.min(0, now[of]), Math.max(0, now[of])];
  for (const sample of samples) {
    if (sample < least) least = sample;
    if (sample > most) most = sample;
  }
  [least, most] = [-niceAbove(-least), niceAbove(most)];
  if (least === 0 && most === 0) most = 1;
  const end = Math.max(FIRST_SECONDS, niceAbove(seconds));
  const x = (time: number) => left + ((right - left) * time) / end;
  const y = (value: number) => bottom - ((bottom - top) * (value - least)) / (most - least);
  const point = (time: number, value: number) => `${x(time).toFixed(1)} ${y(value).toFixed(1)}`;
  const points = samples.map((value, index) => point(index * trace.every * STEP_SECONDS, value));
  if (phase !== 'ready') points.push(point(seconds, now[of]));
  return { path: points.length === 0 ? '' : `M${points.join('L')}`, zero: y(0), least, most, seconds: end };
}

/** 0, or 1, 2, 4, 5 or 8 times a power of ten: the least that is not below `value`. */
function niceAbove(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const times = [1, 2, 4, 5, 8, 10].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return Number((times * power).toPrecision(6));
}
