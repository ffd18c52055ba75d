import { formatNumber } from '../shared/format-number.ts';
import { clamp, niceStep, snap, tidy } from '../shared/steps.ts';

export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  readonly first: number;
  readonly median: number;
  readonly third: number;
  readonly most: number;
}

/** Intervals of a histogram, as a goal. */
const FEW_BINS = 6;
/** Steps of a datum in an interval. */
const STEPS_OF_BIN = 2;

export const inOrder = (values: readonly number[]) => [...values].sort((one, other) => one - other);

function medianOf(ordered: readonly number[]): number {
  const half = (ordered.length - 1) / 2;
  return tidy(((ordered[Math.floor(half)] ?? 0) + (ordered[Math.ceil(half)] ?? 0)) / 2);
}

/** Quartiles are the medians of the two halves, without the middle datum where there is one. */
export function summarise(values: readonly number[]): Summary {
  const ordered = inOrder(values);
  const half = Math.floor(ordered.length / 2);
  return {
    count: ordered.length,
    mean: tidy(ordered.reduce((sum, value) => sum + value, 0) / ordered.length),
    least: ordered[0] ?? 0,
    first: medianOf(ordered.slice(0, Math.max(1, half))),
    median: medianOf(ordered),
    third: medianOf(ordered.slice(ordered.length - Math.max(1, half))),
    most: ordered.at(-1) ?? 0,
  };
}

export interface Range {
  readonly from: number;
  readonly to: number;
  /** Width of an interval of the histogram. */
  readonly bin: number;
  readonly step: number;
}

/** Where data may be moved: somewhat beyond those of the beginning, not below 0 where none was. */
export function rangeOf(values: readonly number[]): Range {
  const { least, most } = summarise(values);
  const spread = most - least || Math.abs(most) || 1;
  const bin = niceStep(spread / FEW_BINS);
  const from = Math.floor((least - spread / 4) / bin) * bin;
  const fine = bin / STEPS_OF_BIN;
  return {
    from: tidy(least >= 0 ? Math.max(0, from) : from),
    to: tidy(Math.ceil((most + spread / 2) / bin) * bin),
    bin,
    step: values.every(Number.isInteger) ? Math.max(1, Math.floor(fine)) : fine,
  };
}

export function moveDatum(values: readonly number[], index: number, to: number, { from, to: end, step }: Range) {
  const moved = clamp(snap(clamp(to, from, end), step), from, end);
  return values.map((value, at) => (at === index ? moved : value));
}

/** How many data are in each interval; the end of the last one is in it. */
export function binsOf(values: readonly number[], { from, to, bin }: Range): readonly number[] {
  const bins = Array.from({ length: Math.max(1, Math.round((to - from) / bin)) }, () => 0);
  for (const value of values) {
    const index = clamp(Math.floor(tidy((value - from) / bin)), 0, bins.length - 1);
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return bins;
}

export function describeData(values: readonly number[]): string {
  const { count, mean, least, first, median, third, most } = summarise(values);
  const number = (value: number) => formatNumber(value);
  return `${count} datos. Media ${number(mean)}; mediana ${number(median)}. Cuartiles: Q1 = ${number(first)} y Q3 = ${number(third)}, así que la caja mide ${number(third - first)}. Rango: ${number(most - least)}, de ${number(least)} a ${number(most)}.`;
}
