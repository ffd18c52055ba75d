import type { Profile, ProfileStepValues } from '@travesia/contracts/slices';

/** What the step of preparation asks. */
export const PREPARATION_FIELDS = [
  'tests',
  'sitting',
  'minutesByWeekday',
] as const satisfies readonly (keyof ProfileStepValues['preparation'])[];

export type PreparationField = (typeof PREPARATION_FIELDS)[number];

/** What a profile does not say of it yet. */
export const missingPreparation = (profile: Profile): ReadonlySet<PreparationField> =>
  new Set(PREPARATION_FIELDS.filter((field) => profile[field] === undefined));

/** What is asked: nobody is asked twice for what they told before they had an account; who told all of it may change it. */
export function askedPreparation(profile: Profile): ReadonlySet<PreparationField> {
  const missing = missingPreparation(profile);
  return missing.size > 0 ? missing : new Set(PREPARATION_FIELDS);
}
