import { mergeTypedScores, recallTypedScores, typedScoresKey } from '@travesia/contracts/slices';
import type { KeyValueStorage } from '@travesia/kit-offline';
import { FACTORS } from '@travesia/kit-paes';
import type { StudentAccount } from './student-account.ts';
import { ownAsTyped } from './visitor-scores.ts';
import { writeScore } from './write-score.ts';

const OWN = { kind: 'own' } as const;

/**
 * Takes the scores that pages of other areas kept for this student and could not send, but for those that the account has
 * a newer one of. Called again it changes nothing. What is taken is kept until the service has it.
 */
export function takeTypedScores(
  account: Pick<StudentAccount, 'uid' | 'scores' | 'drafts'>,
  storage: KeyValueStorage,
  now: number,
): void {
  const { value } = account.scores.state$.get();
  // Which of two is newer is known once it is known what the account has.
  if (!value) return;
  const typed = recallTypedScores(() => storage, account.uid, now);
  const merged = mergeTypedScores(typed, ownAsTyped(value.scores));
  // Before they are written: writing tells whoever listens, which may be who called this.
  if (Object.keys(typed).length > 0) storage.removeItem(typedScoresKey(account.uid));
  for (const factor of FACTORS) {
    const score = typed[factor];
    if (!score || merged[factor] !== score) continue;
    writeScore(account, OWN, factor, score.text);
    account.drafts.settle(OWN, factor);
  }
}
