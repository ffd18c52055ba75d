import type { Region } from './regions.ts';
import { SIGN_IN_REDIRECT_PARAM } from './session-endpoints.ts';
import type { Sitting } from './sitting.ts';
import type { Elective } from './temario/test-sections.ts';
import type { TestId } from './temario/types.ts';

/**
 * Who the student is and what they prepare for, kept by the slice `onboarding`. `GET` answers {@link ProfileAnswer}, for
 * signed-in users; with {@link EXPECTED_USER_HEADER} for that one alone. After each change the page says
 * `profile/changed` on the bus. What the student aims at is not here: see `GOALS_PATH`.
 */
export const PROFILE_PATH = '/api/onboarding/profile';

/** The steps in which a profile is told, in their order. */
export const PROFILE_STEPS = ['student', 'school', 'preparation'] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** `PUT` with {@link ProfileStepChange}: {@link ProfileAnswer}. 409 with {@link ProfileConflict} where others were faster. */
export const profileStepPath = (step: ProfileStep) => `${PROFILE_PATH}/${step}` as const;

/** `basica`: of any year before secondary school. */
export const SCHOOL_LEVELS = ['basica', 'medio-1', 'medio-2', 'medio-3', 'medio-4', 'graduate'] as const;

export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** Kinds of secondary school by the table of DEMRE that turns their grades into a NEM score. */
export const SCHOOL_TYPES = ['A', 'B', 'C'] as const;

export type SchoolType = (typeof SCHOOL_TYPES)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** In characters. */
export const PROFILE_NAME_MAX = 80;

/** Nobody who prepares the PAES was born before. */
export const BIRTH_YEAR_MIN = 1920;

/** Years. Nobody younger prepares it; whoever is was mistaken by a digit. */
export const STUDENT_AGE_MIN = 8;

/** Minutes. */
export const STUDY_A_DAY_MAX = 720;

/** What the student said. What is absent was not said, and nobody guesses it. */
export interface Profile {
  /** How they want to be called. */
  readonly name?: string;
  readonly birthYear?: number;
  /** It says of `inYear` what it says: a year later they are elsewhere. */
  readonly schoolYear?: { readonly level: SchoolLevel; readonly inYear: number };
  readonly schoolType?: SchoolType;
  readonly region?: Region;
  /** Those that they mean to sit, in the order of the temario; never empty. */
  readonly tests?: readonly TestId[];
  /** What the elective part of Ciencias is to be of: only where that is among {@link tests}. */
  readonly elective?: Elective;
  /** The one they prepare for. */
  readonly sitting?: Sitting;
  /** Minutes that they mean to study on each day that they told of; 0 for none. */
  readonly minutesByWeekday?: Readonly<Partial<Record<Weekday, number>>>;
}

/** What each step asks. A step is saved whole: what it does not name is taken back. */
export interface ProfileStepValues {
  /** The law asks for the year of birth: nothing is kept without it. */
  readonly student: Pick<Profile, 'name'> & Required<Pick<Profile, 'birthYear'>>;
  readonly school: Pick<Profile, 'schoolYear' | 'schoolType' | 'region'>;
  readonly preparation: Pick<Profile, 'tests' | 'elective' | 'sitting' | 'minutesByWeekday'>;
}

export interface ProfileAnswer {
  readonly profile: Profile;
  /** Grows with each change; 0 where nothing is kept. */
  readonly version: number;
  /** Where the student stands: the first step that was neither saved nor passed over; `null` after the last. */
  readonly nextStep: ProfileStep | null;
}

/** Sent twice it changes nothing. To pass over a step, send what is known of it. */
export interface ProfileStepChange<Step extends ProfileStep = ProfileStep> {
  /** Of the profile that it was changed from. */
  readonly version: number;
  readonly values: ProfileStepValues[Step];
}

/** Member of the problem of a 409: another device or tab changed the profile since that version. */
export interface ProfileConflict {
  readonly current: ProfileAnswer;
}

/**
 * - `absent`: without a year of birth, which whoever keeps something of a student has to know.
 * - `begun`: steps are left.
 * - `complete`: every step was saved or passed over.
 */
export type ProfileStanding = 'absent' | 'begun' | 'complete';

export function profileStanding({
  profile,
  nextStep,
}: {
  readonly profile: Pick<Profile, 'birthYear'>;
  readonly nextStep: ProfileStep | null;
}): ProfileStanding {
  if (profile.birthYear === undefined) return 'absent';
  return nextStep === null ? 'complete' : 'begun';
}

/**
 * Queries of the page with `guard: 'profile'`. `paso` is the step that is shown. With `editar` that one alone is changed;
 * whoever has a profile and comes without it is sent on to where `redirect` says.
 */
export const PROFILE_STEP_PARAM = 'paso';
export const PROFILE_EDIT_PARAM = 'editar';

/** What stands for a step in an address. */
export const PROFILE_STEP_WORDS: Readonly<Record<ProfileStep, string>> = {
  student: 'sobre-ti',
  school: 'colegio',
  preparation: 'preparacion',
};

/** Address of the page at `place` where a profile is told, which leads on to `back`, a path of ours. */
export const profileAddress = (place: string, back: string) =>
  `${place}?${new URLSearchParams({ [SIGN_IN_REDIRECT_PARAM]: back })}`;

/** The same for one step that is changed. */
export const profileEditAddress = (place: string, step: ProfileStep, back: string) =>
  `${profileAddress(place, back)}&${PROFILE_EDIT_PARAM}=${PROFILE_STEP_WORDS[step]}`;
