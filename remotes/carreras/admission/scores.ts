import type { Factor } from '@travesia/kit-paes';

/** What a student has or expects, 100 to 1000 each. A test that was not sat is absent. */
export type Scores = { readonly [F in Factor]?: number };

/** Four of five students with this estimate are between the two. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** Of the scores that are estimates. */
export type ScoreRanges = { readonly [F in Factor]?: ScoreRange };
