import { SCORE_MAX } from '../score-scale.ts';
import type { NemGroup } from './nem-group.ts';
import { nemScoreInTable } from './nem-score.ts';
import { NEM_TABLE_FIRST, NEM_TABLE_LAST } from './nem-table.ts';
import { roundHalfUp } from './round-half-up.ts';

/** The rule below is in force up to and including this admission process. */
export const RANKING_LAST_PROCESS = 'Admisión 2027';

/** From this process on the ranking is the relative position alone, without a bonus. */
export const NEW_RANKING_PROCESS = 'Admisión 2028';

/** All in hundredths of a grade. */
export interface RankingInput {
  readonly group: NemGroup;
  /** PA: the student's own accumulated average. */
  readonly own: number;
  /** PH: historic average of the three classes that left the school before. */
  readonly historic: number;
  /** PMH: historic average of the maxima of those classes. */
  readonly historicMaximum: number;
}

export type RankingInputError =
  | 'own-outside-table'
  | 'historic-outside-table'
  | 'historic-maximum-outside-table'
  | 'historic-above-maximum';

/** `case` is which of the rule's three applied; `nem` is the student's own NEM score. */
export type RankingScore =
  | {
      readonly kind: 'score';
      readonly case: 'same-as-nem' | 'between' | 'maximum';
      readonly score: number;
      readonly nem: number;
      /** NEM score of PH, from which the line starts. */
      readonly historicNem: number;
    }
  | { readonly kind: 'error'; readonly error: RankingInputError };

const inTable = (average: number) => average >= NEM_TABLE_FIRST && average <= NEM_TABLE_LAST;

/**
 * Ranking score by the three cases of the rule in force through {@link RANKING_LAST_PROCESS}
 * (resolution of April 2022 on res. 4.819/2020, bcn.cl idNorma=1174673): PA ≤ PH is the NEM
 * score, PA ≥ PMH is 1000, and between them it grows linearly. Three things are inferred, not
 * read: the line's equation (from the variables that the resolution names), rounding to the
 * nearest point, and that the score never falls below the NEM score (the ranking is a bonus on
 * top of it; the table is steeper below 5,5 than above, so the bare line could).
 * Where PH = PMH = PA, the maximum wins.
 */
export function rankingScore({ group, own, historic, historicMaximum }: RankingInput): RankingScore {
  if (!inTable(own)) return { kind: 'error', error: 'own-outside-table' };
  if (!inTable(historic)) return { kind: 'error', error: 'historic-outside-table' };
  if (!inTable(historicMaximum)) return { kind: 'error', error: 'historic-maximum-outside-table' };
  if (historic > historicMaximum) return { kind: 'error', error: 'historic-above-maximum' };

  const nem = nemScoreInTable(group, own);
  const historicNem = nemScoreInTable(group, historic);
  const known = { kind: 'score', nem, historicNem } as const;
  if (own >= historicMaximum) return { ...known, case: 'maximum', score: SCORE_MAX };
  if (own <= historic) return { ...known, case: 'same-as-nem', score: nem };
  const climbed = roundHalfUp((SCORE_MAX - historicNem) * (own - historic), historicMaximum - historic);
  return { ...known, case: 'between', score: Math.max(nem, historicNem + climbed) };
}
