/** The integer nearest to `numerator / denominator`, halves upwards; exact for safe integers ≥ 0. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
