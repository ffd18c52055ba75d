/** Coefficients of angle³, angle⁵, … of the sine, the last first. */
const SERIES = [1 / 6_227_020_800, -1 / 39_916_800, 1 / 362_880, -1 / 5_040, 1 / 120, -1 / 6];

/**
 * Sine of an angle in turns (1 is a whole turn), within 1e-9. Engines round their own sine differently; this one is made of
 * sums and products only, so that a recording ends in the same state in every browser and in the service.
 */
export function sineOfTurns(turns: number): number {
  let rest = turns - Math.round(turns);
  // The series is short up to a quarter of a turn.
  if (rest > 0.25) rest = 0.5 - rest;
  else if (rest < -0.25) rest = -0.5 - rest;
  const angle = rest * 2 * Math.PI;
  const square = angle * angle;
  let sum = 0;
  for (const coefficient of SERIES) sum = (sum + coefficient) * square;
  return angle + angle * sum;
}

/** Cosine of an angle in turns, as {@link sineOfTurns}. */
export const cosineOfTurns = (turns: number): number => sineOfTurns(turns + 0.25);
