import type { Factor } from '@travesia/kit-paes';
import type { ScoreSet } from './score-drafts.ts';
import { readScoreText } from './scores-in-use.ts';
import type { StudentAccount } from './student-account.ts';

/** A score as it is typed: kept at once, and sent where it is a score, or nothing at all. */
export function writeScore(
  { drafts, scores }: Pick<StudentAccount, 'drafts' | 'scores'>,
  set: ScoreSet,
  factor: Factor,
  text: string,
): void {
  drafts.type(set, factor, text);
  const read = readScoreText(text);
  if (read.kind !== 'wrong')
    scores.change([{ ...set, scores: { [factor]: read.kind === 'score' ? read.value : null } }]);
}
