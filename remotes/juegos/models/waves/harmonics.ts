import { type End, LENGTH_M, type Settings } from './settings.ts';
import { sineOfTurns } from './sine.ts';
import { GAP_M, GAPS, STRING_STEP_SECONDS, type StringState, speedOf } from './string.ts';

/** Number of half waves (of quarter waves, an odd number of them, where one end is free) that is looked for. */
const HIGHEST = 10;
/** Of the energy, in one way of vibrating: below it one sees a mixture. */
const PURE = 0.85;
/** Lower than this it is not seen. */
const LEAST_M = 0.005;

/** Whole waves that the nth way of vibrating has on the string: n/2 between two fixed ends, (2n − 1)/4 with one free. */
export const wavesOnString = (number: number, end: End): number => (end === 'free' ? (2 * number - 1) / 4 : number / 2);

/** How many times the lowest frequency the nth way of vibrating has: its harmonic. With one free end there are odd ones only. */
export const harmonicOf = (number: number, end: End): number => (end === 'free' ? 2 * number - 1 : number);

/** Frequency in Hz of the nth way of vibrating: n·v/2L between two fixed ends, (2n − 1)·v/4L with one free. */
export const harmonicHz = (number: number, end: End, settings: Settings): number =>
  (wavesOnString(number, end) * speedOf(settings)) / LENGTH_M;

/** Places in metres that do not move, the left end among them. */
export function nodesOf(number: number, end: End): readonly number[] {
  const halfWave = LENGTH_M / (2 * wavesOnString(number, end));
  const many = end === 'free' ? number : number + 1;
  return Array.from({ length: many }, (_, index) => Math.round(index * halfWave * 1000) / 1000);
}

export interface Standing {
  /** The nth way of vibrating, from 1 on. */
  readonly number: number;
  /** Height in metres of its bellies. */
  readonly amplitudeM: number;
}

/** The one way in which the string vibrates, or null where it is a mixture, goes somewhere, or is still. */
export function standingOf(string: StringState, settings: Settings, end: End): Standing | null {
  if (end === 'open' || string.peakM < LEAST_M / 4) return null;
  const { now, before } = string;
  const speed = speedOf(settings);
  let energy = 0;
  let best = { number: 0, energy: 0, amplitudeM: 0 };
  for (let node = 0; node < GAPS; node += 1) {
    const rise = ((now[node] as number) - (before[node] as number)) / STRING_STEP_SECONDS;
    const slope =
      ((now[node + 1] as number) + (before[node + 1] as number) - (now[node] as number) - (before[node] as number)) /
      (2 * GAP_M);
    energy += (rise * rise + speed * speed * slope * slope) * GAP_M;
  }
  for (let number = 1; number <= HIGHEST; number += 1) {
    const waves = wavesOnString(number, end);
    let height = 0;
    let rise = 0;
    for (let node = 1; node <= GAPS; node += 1) {
      const shape = sineOfTurns((waves * node) / GAPS) * (node === GAPS ? 0.5 : 1);
      height += ((now[node] as number) + (before[node] as number)) * shape;
      rise += ((now[node] as number) - (before[node] as number)) * shape;
    }
    // Height and speed of the belly; a sine over the string has half of its length as its square.
    height /= GAPS;
    rise *= 2 / (GAPS * STRING_STEP_SECONDS);
    const rate = (2 * Math.PI * waves * speed) / LENGTH_M;
    const square = height * height + (rise * rise) / (rate * rate);
    const own = (rate * rate * square * LENGTH_M) / 2;
    if (own > best.energy) best = { number, energy: own, amplitudeM: Math.sqrt(square) };
  }
  if (best.energy < PURE * energy || best.amplitudeM < LEAST_M) return null;
  return { number: best.number, amplitudeM: best.amplitudeM };
}
