import type { ProfileStep, SchoolLevel, SchoolType, Weekday } from './profile.ts';
import type { Sitting } from './sitting.ts';
import type { Elective } from './temario/test-sections.ts';
import type { TestId } from './temario/types.ts';

// What a profile says, in the words that students read wherever it is shown.

export const PROFILE_STEP_NAMES: Readonly<Record<ProfileStep, string>> = {
  student: 'Sobre ti',
  school: 'Tu colegio',
  preparation: 'Tu preparación',
};

export const SCHOOL_LEVEL_NAMES: Readonly<Record<SchoolLevel, string>> = {
  basica: 'Enseñanza básica',
  'medio-1': '1° medio',
  'medio-2': '2° medio',
  'medio-3': '3° medio',
  'medio-4': '4° medio',
  graduate: 'Ya egresé',
};

export const SCHOOL_TYPE_NAMES: Readonly<Record<SchoolType, string>> = {
  A: 'Científico-humanista, de día',
  B: 'De adultos, vespertino o con exámenes libres',
  C: 'Técnico-profesional',
};

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Lunes',
  tue: 'Martes',
  wed: 'Miércoles',
  thu: 'Jueves',
  fri: 'Viernes',
  sat: 'Sábado',
  sun: 'Domingo',
};

export const TEST_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Competencia Lectora',
  m1: 'Matemática 1 (M1)',
  m2: 'Matemática 2 (M2)',
  hcs: 'Historia y Ciencias Sociales',
  ciencias: 'Ciencias',
};

/** Where a sentence or a card has little room. */
export const SHORT_TEST_NAMES: Readonly<Record<TestId, string>> = {
  cl: 'Lectora',
  m1: 'M1',
  m2: 'M2',
  hcs: 'Historia',
  ciencias: 'Ciencias',
};

export const ELECTIVE_NAMES: Readonly<Record<Elective, string>> = {
  biologia: 'Biología',
  fisica: 'Física',
  quimica: 'Química',
};

/** As everybody calls it: by the year in which it is sat, the one before that of the process. */
export function sittingName({ year, round }: Sitting): string {
  return round === 'winter' ? `PAES de Invierno ${year - 1}` : `PAES Regular ${year - 1}`;
}

const MINUTES_AN_HOUR = 60;

/** "45 min", "1 h", "1 h 30 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const rest = minutes % MINUTES_AN_HOUR;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
