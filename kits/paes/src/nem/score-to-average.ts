import { SCORE_MAX, SCORE_MIN } from '../score-scale.ts';
import type { NemGroup } from './nem-group.ts';
import { NEM_TABLE_FIRST, nemScores } from './nem-table.ts';

export type AverageForScore =
  | { readonly kind: 'average'; readonly average: number; readonly score: number }
  | { readonly kind: 'below-scale' }
  | { readonly kind: 'above-scale' };

/** Smallest average (hundredths) whose NEM score is at least `score`, with the score it gives. */
export function averageForScore(group: NemGroup, score: number): AverageForScore {
  if (score < SCORE_MIN) return { kind: 'below-scale' };
  if (score > SCORE_MAX) return { kind: 'above-scale' };
  const scores = nemScores(group);
  const index = scores.findIndex((reached) => reached >= score);
  return { kind: 'average', average: NEM_TABLE_FIRST + index, score: scores[index] ?? SCORE_MAX };
}
