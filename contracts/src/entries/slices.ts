/** What services and their clients say to each other: addresses, headers, bodies, problems, the session. */
export type { Holds, Same } from '../agreement.ts';
export * from '../cards.ts';
export * from '../consent.ts';
export * from '../content-gains.ts';
export * from '../diagnosis.ts';
export * from '../entitlements.ts';
export * from '../expected-user.ts';
export * from '../games.ts';
export * from '../goals.ts';
export * from '../lessons.ts';
export * from '../mastery.ts';
export * from '../own-scores.ts';
export * from '../policy-report.ts';
export * from '../presence.ts';
export * from '../problem.ts';
export * from '../profile.ts';
export * from '../programs.ts';
export * from '../questions.ts';
export * from '../regions.ts';
export * from '../score-estimates.ts';
export { OWN_ENTRIES_MAX, type OwnEntriesAnswer, type SearchEntry, type SearchGroup } from '../search.ts';
export * from '../session-endpoints.ts';
export * from '../sitting.ts';
export {
  EXPORT_PATH,
  KNOWN_ELSEWHERE,
  STUDENT_DATA_PATH,
  STUDENT_DATABASE_PREFIX,
  STUDENT_STORAGE_PREFIX,
} from '../student-data.ts';
export * from '../study-week.ts';
export * from '../tutor.ts';
