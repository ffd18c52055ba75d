/**
 * Sine and cosine of an angle from 0° to 60° by their series, within 2·10⁻¹⁶. Engines may differ in the last bit of
 * `Math.sin`; multiplications and additions give the same in all of them, and so does what is played again elsewhere.
 */
export function sineOf(degrees: number): number {
  return seriesFrom(1, (degrees * Math.PI) / 180);
}

/** See {@link sineOf}. */
export function cosineOf(degrees: number): number {
  return seriesFrom(0, (degrees * Math.PI) / 180);
}

const LAST_POWER = 23;

/** Σ ±xⁿ/n! over n = first, first + 2, … */
function seriesFrom(first: 0 | 1, x: number): number {
  let term = first === 0 ? 1 : x;
  let sum = term;
  for (let power = first + 2; power <= LAST_POWER; power += 2) {
    term = (-term * x * x) / (power * (power - 1));
    sum += term;
  }
  return sum;
}
