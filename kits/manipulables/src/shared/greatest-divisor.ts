/** Of two whole numbers that are not negative; with 0 it is the other. */
export function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
