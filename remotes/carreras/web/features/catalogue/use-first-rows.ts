import { useAfterPaint } from './use-after-paint.ts';

/** More than a screen shows of any table. */
const FIRST_ROWS = 10;

/**
 * Rows of a table: another `order` is answered with the first of those that `isShown` leaves, and all the others follow
 * once these have been painted. To lay out the whole of a long table again takes longer than a press may.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  order: unknown,
  isShown: (row: Row) => boolean,
): readonly Row[] {
  const settled = useAfterPaint(order);
  return settled === order ? rows : rows.filter(isShown).slice(0, FIRST_ROWS);
}
