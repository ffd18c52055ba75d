import type { Profile } from '@travesia/contracts/slices';
import type { Insertable, Selectable } from 'kysely';
import type { KeptProfile } from '../profile/apply-step.ts';
import type { Tables } from './tables.ts';

type ProfileTable = Tables['onboarding.profile'];

/** Columns one by one, so that a newer release can add one while this one answers. */
export const PROFILE_COLUMNS = [
  'version',
  'passed',
  'name',
  'birth_year',
  'school_level',
  'school_level_in',
  'school_type',
  'region',
  'tests',
  'elective',
  'sitting_year',
  'sitting_round',
  'minutes',
] as const satisfies readonly (keyof ProfileTable)[];

type ProfileRow = Pick<Selectable<ProfileTable>, (typeof PROFILE_COLUMNS)[number]>;

export function profileOf(row: ProfileRow): KeptProfile {
  const { version, passed, name, school_level, school_level_in, school_type, region, tests, elective, minutes } = row;
  const { sitting_year, sitting_round } = row;
  return {
    version,
    passed,
    profile: {
      ...(name !== null && { name }),
      birthYear: row.birth_year,
      ...(school_level !== null &&
        school_level_in !== null && { schoolYear: { level: school_level, inYear: school_level_in } }),
      ...(school_type !== null && { schoolType: school_type }),
      ...(region !== null && { region }),
      ...(tests !== null && { tests }),
      ...(elective !== null && { elective }),
      ...(sitting_year !== null && sitting_round !== null && { sitting: { year: sitting_year, round: sitting_round } }),
      ...(minutes !== null && { minutesByWeekday: minutes }),
    },
  };
}

/** Of a profile with a year of birth: no other is kept. */
export function rowOf({ profile, version, passed }: KeptProfile): Omit<Insertable<ProfileTable>, 'user_id'> {
  const { name, schoolYear, schoolType, region, tests, elective, sitting, minutesByWeekday } = profile;
  return {
    version,
    passed: [...passed],
    name: name ?? null,
    birth_year: birthYearOf(profile),
    school_level: schoolYear?.level ?? null,
    school_level_in: schoolYear?.inYear ?? null,
    school_type: schoolType ?? null,
    region: region ?? null,
    tests: tests ? [...tests] : null,
    elective: elective ?? null,
    sitting_year: sitting?.year ?? null,
    sitting_round: sitting?.round ?? null,
    minutes: minutesByWeekday ? JSON.stringify(minutesByWeekday) : null,
  };
}

function birthYearOf({ birthYear }: Profile): number {
  if (birthYear === undefined) throw new Error('a profile without a year of birth is not kept');
  return birthYear;
}
