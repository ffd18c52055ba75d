import {
  durationText,
  ELECTIVE_NAMES,
  SCHOOL_LEVEL_NAMES,
  SCHOOL_TYPE_NAMES,
  sittingName,
  TEST_NAMES,
} from '@travesia/contracts/profile-words';
import type { Profile, ProfileStep } from '@travesia/contracts/slices';

export interface ProfileFact {
  readonly name: string;
  /** `null`: not said. */
  readonly value: string | null;
}

function schoolYearText({ schoolYear }: Profile): string | null {
  if (!schoolYear) return null;
  const name = SCHOOL_LEVEL_NAMES[schoolYear.level];
  return schoolYear.level === 'graduate' ? name : `${name} en ${schoolYear.inYear}`;
}

function studyText({ minutesByWeekday }: Profile): string | null {
  if (!minutesByWeekday) return null;
  const total = Object.values(minutesByWeekday).reduce((sum, minutes) => sum + minutes, 0);
  return `${durationText(total)} a la semana`;
}

/** What each step of the profile says, in the words of students. */
export function profileFacts(profile: Profile): Readonly<Record<ProfileStep, readonly ProfileFact[]>> {
  const { name, birthYear, schoolType, region, tests, elective, sitting } = profile;
  return {
    student: [
      { name: 'Te llamamos', value: name ?? null },
      { name: 'Año de nacimiento', value: birthYear === undefined ? null : String(birthYear) },
    ],
    school: [
      { name: 'Curso', value: schoolYearText(profile) },
      { name: 'Tipo de colegio', value: schoolType ? SCHOOL_TYPE_NAMES[schoolType] : null },
      { name: 'Región', value: region ?? null },
    ],
    preparation: [
      { name: 'Pruebas', value: tests ? tests.map((test) => TEST_NAMES[test]).join(', ') : null },
      ...(tests?.includes('ciencias')
        ? [{ name: 'Electivo de Ciencias', value: elective ? ELECTIVE_NAMES[elective] : null }]
        : []),
      { name: 'PAES que preparas', value: sitting ? sittingName(sitting) : null },
      { name: 'Tiempo de estudio', value: studyText(profile) },
    ],
  };
}
