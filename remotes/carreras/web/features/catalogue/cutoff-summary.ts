import { type Cutoff, UNFILLED_KNOWN_SINCE } from '../../../admission/program.ts';

/** Cut-offs of several programmes in one process. */
export interface CutoffSummary {
  readonly year: number;
  /** Programmes with a cut-off of that year, filled or not. */
  readonly programs: number;
  /** Programmes that filled their vacancies: the only ones whose score is a bar. Null where nothing tells. */
  readonly filled: number | null;
  /** Over the filled ones; null where there are none or nothing tells. */
  readonly range: CutoffRange | null;
}

export interface CutoffRange {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Middle of the values; of the two in the middle, the mean. */
export function median(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** One programme's cut-offs an entry. */
export function summariseCutoffs(histories: readonly (readonly Cutoff[])[], year: number): CutoffSummary {
  const ofYear = histories.flatMap((history) => history.filter((cutoff) => cutoff.year === year));
  if (year < UNFILLED_KNOWN_SINCE) return { year, programs: ofYear.length, filled: null, range: null };
  const bars = ofYear
    .filter(({ unfilled }) => !unfilled)
    .map(({ last }) => last)
    .sort((a, b) => a - b);
  const [min, max, middle] = [bars[0], bars.at(-1), median(bars)];
  const range = min === undefined || max === undefined || middle === null ? null : { min, median: middle, max };
  return { year, programs: ofYear.length, filled: bars.length, range };
}
