import { useHost, useSession, useStream } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { ScoreRanges, Scores } from '../../../admission/scores.ts';
import { openScoreSettings, type ScoreSettings } from './score-settings.ts';
import { asRanges, asScores, type ScoreInUse, scoresInUse } from './scores-in-use.ts';
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
  // A test is graded on a page of another area: what it says is asked for now, or when a page of this one is opened again.
  useEffect(() => {
    if (!account) return;
    const { estimates } = account;
    if (estimates.state$.get().sync !== 'sending') estimates.refresh();
    const subscription = host.events.on('score/estimated', () => estimates.refresh());
    return () => subscription.unsubscribe();
  }, [host, account]);
  return account;
}

export interface StudentScores {
  readonly used: readonly ScoreInUse[];
  readonly scores: Scores;
  /** Of those that are estimates. */
  readonly ranges: ScoreRanges;
  readonly place: SchoolPlace;
}

/** Everything that the student's numbers are reckoned with. */
export function useStudentScores({ uid, scores, estimates }: StudentAccount): StudentScores & {
  readonly settings: ScoreSettings;
  change(settings: ScoreSettings): void;
} {
  const { value } = useStream(scores.state$);
  const { value: estimated } = useStream(estimates.state$);
  const kept = useMemo(() => openScoreSettings(uid), [uid]);
  const settings = useStream(kept.state$);
  return useMemo(() => {
    const used = scoresInUse(value?.scores ?? [], estimated ?? [], settings.kind);
    const place = { bestTenth: settings.bestTenth };
    return { used, scores: asScores(used), ranges: asRanges(used), place, settings, change: kept.change };
  }, [value, estimated, settings, kept]);
}
