import type { NemGroup } from './nem-group.ts';
import { NEM_TABLE_FIRST, NEM_TABLE_LAST, nemScores } from './nem-table.ts';

export type NemScore =
  | { readonly kind: 'score'; readonly score: number }
  /** Below 4,00 nobody finishes secondary school, so the table does not go there. */
  | { readonly kind: 'below-table' }
  | { readonly kind: 'above-table' };

/** NEM score (100-1000) of an average in hundredths. */
export function nemScore(group: NemGroup, average: number): NemScore {
  if (average > NEM_TABLE_LAST) return { kind: 'above-table' };
  const score = nemScores(group)[average - NEM_TABLE_FIRST];
  return score === undefined ? { kind: 'below-table' } : { kind: 'score', score };
}

/**
 * The same for an average that is known to stand in the table.
 * @throws RangeError where it does not.
 */
export function nemScoreInTable(group: NemGroup, average: number): number {
  const result = nemScore(group, average);
  if (result.kind !== 'score') throw new RangeError(`NEM table: ${average} hundredths is ${result.kind}`);
  return result.score;
}
