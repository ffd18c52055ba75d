import { useMemo } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

/** More than a screen shows of any table. */
const FIRST_ROWS = 10;

/** Key of a row of a table whose rows are those of {@link useFirstRows}: a row stays, and what it shows changes. */
export const rowPosition = (_row: unknown, position: number): string => String(position);

/**
 * Rows of a table: another `order` is answered with the first of those that `isShown` leaves, and all the others follow
 * once these have been painted. Until then they are what they were: to take them away and to make them again takes longer
 * than a press may.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  order: unknown,
  isShown: (row: Row) => boolean,
): readonly Row[] {
  const painted = useAfterPaint(useMemo(() => ({ order, rows }), [order, rows]));
  if (painted.order === order) return rows;
  const first = rows.filter(isShown).slice(0, FIRST_ROWS);
  return first.length < FIRST_ROWS ? first : [...first, ...painted.rows.slice(FIRST_ROWS, rows.length)];
}
