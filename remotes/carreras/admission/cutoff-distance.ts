import { latestCutoff, type Program } from './program.ts';
import type { Scores } from './scores.ts';
import { weightedScore } from './weighted-score.ts';

/**
 * Points by which a student's weighted score is above the newest cut-off, below when negative; null
 * where there is nothing to compare: a score is missing, a test of the university's own counts, the
 * programme is new or did not fill.
 */
export function cutoffDistance(program: Program, scores: Scores): number | null {
  const cutoff = latestCutoff(program);
  const weighted = weightedScore(program, scores);
  if (!cutoff || cutoff.unfilled || weighted.kind !== 'complete') return null;
  return weighted.score - cutoff.last;
}
