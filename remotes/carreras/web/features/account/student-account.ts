import type { HostApi } from '@travesia/contracts/page';
import { openBrowserPorts } from '@travesia/kit-offline';
import type { ScoresAnswer } from '../../../api/scores.ts';
import { type Estimates, estimatesRecord } from './estimates-record.ts';
import { type GoalList, goalsRecord } from './goals-record.ts';
import { createPreferencesClient, type PreferencesClient } from './preferences-client.ts';
import { createScoreDrafts, type ScoreDrafts } from './score-drafts.ts';
import { type ScoresChange, scoresRecord } from './scores-record.ts';
import { createStoredRecord, type StoredRecord } from './stored-record.ts';
import { takeTypedScores } from './take-typed-scores.ts';

/** What this area keeps of the student who is signed in. */
export interface StudentAccount {
  readonly uid: string;
  readonly preferences: PreferencesClient;
  readonly scores: StoredRecord<ScoresAnswer, readonly ScoresChange[]>;
  readonly drafts: ScoreDrafts;
  /** Of another slice, which keeps them. */
  readonly estimates: Pick<StoredRecord<Estimates, never>, 'state$' | 'refresh'>;
  readonly goals: StoredRecord<GoalList, GoalList>;
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
  const ports = openBrowserPorts();
  const preferences = createPreferencesClient({ uid, http, ports });
  const scores = createStoredRecord(uid, scoresRecord(uid, http), ports);
  const drafts = createScoreDrafts(uid, ports);
  const estimates = createStoredRecord(uid, estimatesRecord(uid, http), ports);
  const goals = createStoredRecord(uid, goalsRecord(uid, http, events), ports);
  const take = () => takeTypedScores({ uid, scores, drafts }, ports.storage, ports.clock.wall());
  const stops = [
    // The calculator of NEM is of another area: what it could not send waits on the device, and what it sent is asked for.
    events.on('own-scores/changed', () => {
      take();
      scores.refresh();
    }),
    scores.state$.subscribe(take),
  ];
  const stopListening = ports.onStorageChange(take);
  function leave(): void {
    for (const stop of stops) stop.unsubscribe();
    stopListening();
    for (const kept of [preferences, scores, estimates, goals]) kept.leave();
    drafts.close();
  }
  current = { account: { uid, preferences, scores, drafts, estimates, goals }, leave };
  return current.account;
}
