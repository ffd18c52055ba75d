import type { HostApi } from '@travesia/contracts';
import type { ScoresAnswer } from '../../api/scores.ts';
import { browserSurroundings } from './browser-surroundings.ts';
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
  readonly goals: KeptRecord<GoalList, GoalList>;
}

/** One for all pages, and it goes on while they are hidden: what was edited is sent from wherever the student is. */
let current: StudentAccount | undefined;

/** The student signed out: what the services have goes from this device, what they do not have waits for the student. */
export function leaveStudentAccount(): void {
  current?.preferences.leave();
  current?.scores.leave();
  current?.goals.leave();
  current?.drafts.close();
  current = undefined;
}

/** The account of `uid`; that of whoever was here before ends. */
export function studentAccount(uid: string, { http, events }: Pick<HostApi, 'http' | 'events'>): StudentAccount {
  if (current?.uid === uid) return current;
  leaveStudentAccount();
  const surroundings = browserSurroundings();
  current = {
    uid,
    preferences: createPreferencesClient({ uid, http, surroundings }),
    scores: createKeptRecord(uid, scoresRecord(uid, http), surroundings),
    drafts: createScoreDrafts(uid, surroundings),
    goals: createKeptRecord(uid, goalsRecord(uid, http, events), surroundings),
  };
  return current;
}
