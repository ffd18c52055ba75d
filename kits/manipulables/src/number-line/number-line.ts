import { formatNumber } from '../shared/format-number.ts';
import { clamp, niceStep, snap, tidy } from '../shared/steps.ts';
import { joinWords } from '../shared/words.ts';

export interface NumberLineData {
  readonly from: number;
  readonly to: number;
  readonly points: readonly number[];
}

/** Places between both ends that a point may take, as a goal and at most. */
const FEW_STEPS = 20;
const MANY_STEPS = 400;

export const letterOf = (index: number) => String.fromCharCode(65 + index);

/** The largest round step at which all points lie; a fine one where none does. */
export function stepOf({ from, to, points }: NumberLineData): number {
  const range = to - from;
  let step = niceStep(range / FEW_STEPS);
  while (range / step <= MANY_STEPS) {
    if (points.every((point) => Math.abs(snap(point, step) - point) < 1e-9)) return step;
    step = niceStep(step / 2.5);
  }
  return niceStep(range / MANY_STEPS);
}

/** One point moved to the step that is nearest, between both ends. */
export function movePoint(data: NumberLineData, index: number, to: number, step: number): readonly number[] {
  const moved = clamp(snap(clamp(to, data.from, data.to), step), data.from, data.to);
  return data.points.map((point, at) => (at === index ? moved : point));
}

export const distance = (one: number, other: number) => tidy(Math.abs(one - other));

export function describePoints(points: readonly number[]): string {
  const [first = 0, second] = points;
  const told = joinWords(points.map((point, index) => `${letterOf(index)} en ${number(point)}`));
  if (second === undefined) {
    return first === 0 ? 'A está en 0.' : `A está en ${number(first)}, a ${number(distance(first, 0))} del 0.`;
  }
  if (points.length > 2) {
    const ordered = [...points].sort((one, other) => one - other).map(number);
    return `${told}. De menor a mayor: ${ordered.join('; ')}.`;
  }
  if (first === second) return `${told}: están en el mismo lugar.`;
  const side = second > first ? 'a la derecha' : 'a la izquierda';
  const sign = second > first ? '>' : '<';
  return `${told}: B está ${number(distance(first, second))} ${side} de A, así que ${number(second)} ${sign} ${number(first)}.`;
}

const number = (value: number) => formatNumber(value, 4);
