/**
 * Whether something of a student may be kept, answered by the slice `onboarding` to other services alone. Every service asks
 * it before it takes a change of whoever is signed in; see `docs/decisions/0044-minors.md`.
 */
export const CONSENT_STANDING_PATH = '/api/onboarding/consent-standing';

/**
 * - `not-needed`: the student is old enough, or has not said how old they are.
 * - `given`: a guardian agreed.
 * - `needed`: no guardian agreed, or one took it back.
 */
export type ConsentStanding = 'not-needed' | 'given' | 'needed';

export interface ConsentStandingAnswer {
  readonly standing: ConsentStanding;
}

/** Member `reason` of the problem of a 403: a guardian has to agree first, which is asked for at {@link GUARDIAN_PAGE_PATH}. */
export const CONSENT_NEEDED_REASON = 'guardian-consent';

/** `GET` and `PUT` with {@link WeeklyMailChange}: {@link WeeklyMailAnswer}, of whoever is signed in. */
export const WEEKLY_MAIL_PATH = '/api/onboarding/weekly-mail';

/** Whether the student wants the weekly study mail; nobody gets it who did not ask for it. */
export interface WeeklyMailChange {
  readonly wanted: boolean;
}

export interface WeeklyMailAnswer extends WeeklyMailChange {
  /** It would be sent to; absent where the account has no verified address. */
  readonly address?: string;
}

/** Where a student names a guardian, and sees what became of it. */
export const GUARDIAN_PAGE_PATH = '/perfil/tutor';
