import {
  PROFILE_STEPS,
  type Profile,
  type ProfileAnswer,
  type ProfileStep,
  type ProfileStepChange,
  type ProfileStepValues,
  STUDENT_AGE_MIN,
  WEEKDAYS,
} from '@travesia/contracts/slices';
import { TESTS } from './tests.ts';

/** A profile, and which steps of it were saved or passed over. */
export interface KeptProfile {
  readonly profile: Profile;
  readonly version: number;
  readonly passed: readonly ProfileStep[];
}

export const NO_PROFILE: KeptProfile = { profile: {}, version: 0, passed: [] };

/**
 * - `kept`: it says already what was sent.
 * - `conflict`: it was changed from another version than the one that is kept.
 * - `without-birth-year`: other steps come after the first.
 * - `birth-year`: nobody who prepares the PAES was born then.
 */
export type StepOutcome =
  | { readonly kind: 'changed'; readonly next: KeptProfile }
  | { readonly kind: 'kept' | 'conflict' | 'without-birth-year' | 'birth-year' };

export type AnyStepValues = {
  [Step in ProfileStep]: { readonly step: Step; readonly values: ProfileStepValues[Step] };
}[ProfileStep];

/** {@link AnyStepValues}, and the version of the profile that they were changed from. */
export type AnyStepChange = AnyStepValues & Pick<ProfileStepChange, 'version'>;

/** The steps that may be passed over. */
export type OptionalStep = Exclude<ProfileStep, 'student'>;

/** What passes over a step: it is saved as it is known. */
export function passedOver(step: OptionalStep, profile: Profile): AnyStepValues {
  const { schoolYear, schoolType, region } = profile;
  if (step === 'preparation') return { step, values: preparationOf(profile) };
  return {
    step,
    values: { ...(schoolYear && { schoolYear }), ...(schoolType && { schoolType }), ...(region && { region }) },
  };
}

const FIELDS = {
  student: ['name', 'birthYear'],
  school: ['schoolYear', 'schoolType', 'region'],
  preparation: ['tests', 'elective', 'sitting', 'minutesByWeekday'],
} as const satisfies { readonly [Step in ProfileStep]: readonly (keyof ProfileStepValues[Step])[] };

/** What the step of preparation asks, as it is known. */
export function preparationOf(profile: Profile): ProfileStepValues['preparation'] {
  const { tests, elective, sitting, minutesByWeekday } = profile;
  return {
    ...(tests && { tests }),
    ...(elective && { elective }),
    ...(sitting && { sitting }),
    ...(minutesByWeekday && { minutesByWeekday }),
  };
}

/** The same for what says the same, in whatever order it was sent; of an elective part where there is one. */
function inOrder({ tests, elective, minutesByWeekday, ...others }: Profile): Profile {
  const told = WEEKDAYS.flatMap((day) => {
    const minutes = minutesByWeekday?.[day];
    return minutes === undefined ? [] : [[day, minutes] as const];
  });
  return {
    ...others,
    ...(tests && { tests: TESTS.filter((test) => tests.includes(test)) }),
    ...(elective && tests?.includes('ciencias') && { elective }),
    ...(told.length > 0 && { minutesByWeekday: Object.fromEntries(told) }),
  };
}

/** Whether both say the same of what `step` asks. */
export function saysTheSame(a: Profile, b: Profile, step: ProfileStep): boolean {
  const said = (profile: Profile) => FIELDS[step].map((field) => inOrder(profile)[field] ?? null);
  return JSON.stringify(said(a)) === JSON.stringify(said(b));
}

function withStep(profile: Profile, step: ProfileStep, values: Profile): Profile {
  const fields: readonly string[] = FIELDS[step];
  const others = Object.fromEntries(Object.entries(profile).filter(([field]) => !fields.includes(field)));
  return { ...others, ...values };
}

/** What comes of a profile by a change that a student in `thisYear` sent. */
export function applyStep(kept: KeptProfile, change: AnyStepChange, thisYear: number): StepOutcome {
  const { step, version } = change;
  const values = inOrder(change.values);
  const { birthYear = kept.profile.birthYear } = values;
  if (birthYear === undefined) return { kind: 'without-birth-year' };
  if (step === 'student' && birthYear > thisYear - STUDENT_AGE_MIN) return { kind: 'birth-year' };
  const isPassed = kept.passed.includes(step);
  // Nobody knows of a change whose answer was lost whether it arrived: the same once more is no conflict.
  if (isPassed && saysTheSame(kept.profile, values, step)) return { kind: 'kept' };
  if (version !== kept.version) return { kind: 'conflict' };
  return {
    kind: 'changed',
    next: {
      profile: withStep(kept.profile, step, values),
      version: kept.version + 1,
      passed: PROFILE_STEPS.filter((known) => known === step || kept.passed.includes(known)),
    },
  };
}

export function answerOf({ profile, version, passed }: KeptProfile): ProfileAnswer {
  return { profile, version, nextStep: PROFILE_STEPS.find((step) => !passed.includes(step)) ?? null };
}
