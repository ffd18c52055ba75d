import { useHost, useSession, useStream } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import type { SchoolPlace } from '../../admission/eligibility.ts';
import type { Scores } from '../../admission/scores.ts';
import { openScoreSettings, type ScoreSettings } from './score-settings.ts';
import { asScores, type ScoreInUse, scoresInUse } from './scores-in-use.ts';
import { leaveStudentAccount, type StudentAccount, studentAccount } from './student-account.ts';

/** The student's account; `null` in the moment in which the session ends and the page with it. */
export function useStudentAccount(): StudentAccount | null {
  const host = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const account = useMemo(() => (uid === null ? null : studentAccount(uid, host)), [uid, host]);
  useEffect(() => {
    const subscription = host.session$.subscribe(({ status }) => {
      if (status === 'anonymous') leaveStudentAccount();
    });
    return () => subscription.unsubscribe();
  }, [host]);
  return account;
}

export interface StudentScores {
  readonly used: readonly ScoreInUse[];
  readonly scores: Scores;
  readonly place: SchoolPlace;
}

/** Everything that the student's numbers are reckoned with. */
export function useStudentScores({ uid, scores }: StudentAccount): StudentScores & {
  readonly settings: ScoreSettings;
  change(settings: ScoreSettings): void;
} {
  const { value } = useStream(scores.state$);
  const kept = useMemo(() => openScoreSettings(uid), [uid]);
  const settings = useStream(kept.state$);
  return useMemo(() => {
    const used = scoresInUse(value?.scores ?? [], settings.kind);
    return { used, scores: asScores(used), place: { bestTenth: settings.bestTenth }, settings, change: kept.change };
  }, [value, settings, kept]);
}
