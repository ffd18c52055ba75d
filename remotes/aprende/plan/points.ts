import type { Points } from './plan.ts';

export const NO_POINTS: Points = { low: 0, high: 0 };

/** To tenths of a point. */
const tenths = (value: number) => Math.round(value * 10) / 10;

export const pointsOf = (low: number, high: number): Points => ({ low: tenths(low), high: tenths(high) });

export const partOf = ({ low, high }: Points, part: number): Points => pointsOf(low * part, high * part);
