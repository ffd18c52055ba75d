import { roundHalfUp } from './round-half-up.ts';

/** Years of secondary school that make the NEM average. */
export const SCHOOL_YEARS = 4;

/**
 * Mean of the yearly averages given, in hundredths (at least one), rounded half up to two
 * decimals: 6,1 6,2 6,3 6,3 is 6,225 and counts as 6,23. Source of the rounding: the mean is
 * "approximated to the second decimal" (press and university guides, Admisión 2023 on); which
 * way an exact half goes is not said there, so school practice is taken: up.
 */
export function nemAverage(years: readonly number[]): number {
  if (years.length === 0) throw new RangeError('nemAverage: no year was given');
  return roundHalfUp(
    years.reduce((sum, year) => sum + year, 0),
    years.length,
  );
}
