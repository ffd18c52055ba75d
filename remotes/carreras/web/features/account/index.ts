export type { SyncState } from '@travesia/kit-offline';
export { withGoal, withoutGoal } from './goals-record.ts';
export {
  createPreferencesClient,
  type EditResult,
  type PreferencesClient,
  type PreferencesState,
  type RefusedOperation,
} from './preferences-client.ts';
export type { ScoreSettings } from './score-settings.ts';
export type { ScoreInUse } from './scores-in-use.ts';
export type { StudentAccount } from './student-account.ts';
export { type StudentScores, useStudentAccount, useStudentScores } from './use-student.ts';
