import { BIRTH_YEAR_MIN, STUDENT_AGE_MIN } from '@travesia/contracts/slices';

/** The year that was typed, or what to do about it, in Spanish. */
export type TypedYear = { readonly year: number } | { readonly problem: string };

export function readBirthYear(text: string, thisYear: number): TypedYear {
  const typed = text.trim();
  if (!/^\d{4}$/.test(typed)) return { problem: 'Escribe tu año de nacimiento con sus cuatro cifras, como 2008.' };
  const year = Number(typed);
  const newest = thisYear - STUDENT_AGE_MIN;
  if (year < BIRTH_YEAR_MIN || year > newest) {
    return { problem: `Revisa el año de nacimiento: tiene que estar entre ${BIRTH_YEAR_MIN} y ${newest}.` };
  }
  return { year };
}
