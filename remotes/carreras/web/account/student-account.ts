import type { HostApi } from '@travesia/contracts';
import type { ScoresAnswer } from '../../api/scores.ts';
import { browserSurroundings } from './browser-surroundings.ts';
import { type Estimates, estimatesRecord } from './estimates-record.ts';
import { type GoalList, goalsRecord } from './goals-record.ts';
import { createKeptRecord, type KeptRecord } from './kept-record.ts';
import { createPreferencesClient, type PreferencesClient } from './preferences-client.ts';
import { createScoreDrafts, type ScoreDrafts } from './score-drafts.ts';
import { type ScoresChange, scoresRecord } from './scores-record.ts';

/** What this area keeps of the student who is signed in. */
export interface StudentAccount {
  readonly uid: string;
  readonly preferences: PreferencesClient;
  readonly scores: KeptRecord<ScoresAnswer, readonly ScoresChange[]>;
  readonly drafts: ScoreDrafts;
  /** Of another slice, which keeps them. */
  readonly estimates: Pick<KeptRecord<Estimates, never>, 'state$' | 'refresh'>;
  readonly goals: KeptRecord<GoalList, GoalList>;
}

/** One for all pages, and it goes on while they are hidden: what was edited is sent from wherever the student is. */
let current: { readonly account: StudentAccount; readonly leave: () => void } | undefined;

/** The student signed out: what the services have goes from this device, what they do not have waits for the student. */
export function leaveStudentAccount(): void {
  current?.leave();
  current = undefined;
}

/** The account of `uid`; that of whoever was here before ends. */
export function studentAccount(uid: string, { http, events }: Pick<HostApi, 'http' | 'events'>): StudentAccount {
  if (current?.account.uid === uid) return current.account;
  leaveStudentAccount();
  const surroundings = browserSurroundings();
  const preferences = createPreferencesClient({ uid, http, surroundings });
  const scores = createKeptRecord(uid, scoresRecord(uid, http), surroundings);
  const drafts = createScoreDrafts(uid, surroundings);
  const estimates = createKeptRecord(uid, estimatesRecord(uid, http), surroundings);
  const goals = createKeptRecord(uid, goalsRecord(uid, http, events), surroundings);
  function leave(): void {
    for (const kept of [preferences, scores, estimates, goals]) kept.leave();
    drafts.close();
  }
  current = { account: { uid, preferences, scores, drafts, estimates, goals }, leave };
  return current.account;
}
