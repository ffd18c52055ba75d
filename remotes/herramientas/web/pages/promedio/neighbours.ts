import { NEM_TABLE_FIRST, NEM_TABLE_LAST } from '@travesia/kit-paes';
import { type TableRow, tableRow } from '../../features/nem/table-row.ts';

/** The average itself, the five hundredths on each side, and a tenth on each side. */
const OFFSETS = [-10, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 10];

/** Rows around an average, as far as the table goes, in rising order. */
export function neighbours(average: number): readonly TableRow[] {
  return OFFSETS.map((offset) => average + offset)
    .filter((near) => near >= NEM_TABLE_FIRST && near <= NEM_TABLE_LAST)
    .map(tableRow);
}
