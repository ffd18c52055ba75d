/** In years. Source of the default: issue 16; what the law asks is for a lawyer to say, see docs/decisions/0044-minors.md. */
export const CONSENT_AGE_DEFAULT = 16;

/**
 * Whether somebody born in `birthYear` may be younger than `age` in `thisYear`. Nobody told the day, so they count as born
 * on the last one of their year: whoever turns `age` this year is a minor until it ends.
 */
export const mayBeYounger = (birthYear: number, age: number, thisYear: number): boolean => thisYear - birthYear <= age;

/** The year that it is in continental Chile. */
export const yearInChile = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'America/Santiago', year: 'numeric' }).format(now));
