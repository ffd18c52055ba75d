/**
 * Fewest letters to add, to leave out, to change or to exchange with their neighbour to make `one` of `other`.
 * @returns `Infinity` where they are more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(...steps, isExchanged ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [beforeLast, last] = [last, row];
  }
  const slips = last[other.length] ?? 0;
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}
