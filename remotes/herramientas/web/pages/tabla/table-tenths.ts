import { NEM_TABLE_FIRST, NEM_TABLE_LAST } from '@travesia/kit-paes';
import { type TableRow, tableRow } from '../../features/nem/table-row.ts';

export interface Tenth {
  /** First average, in hundredths: 550 for 5,50 to 5,59. */
  readonly first: number;
  /** Last average, in hundredths. */
  readonly last: number;
  readonly rows: readonly TableRow[];
}

const ROWS_PER_TENTH = 10;

/** The whole table, ten rows at a time; 7,00 closes the last ten, so that it does not stand alone. */
export function tableTenths(): readonly Tenth[] {
  const tenths: Tenth[] = [];
  for (let first = NEM_TABLE_FIRST; first < NEM_TABLE_LAST; first += ROWS_PER_TENTH) {
    const next = first + ROWS_PER_TENTH;
    const last = next === NEM_TABLE_LAST ? NEM_TABLE_LAST : next - 1;
    const rows = Array.from({ length: last - first + 1 }, (_, index) => tableRow(first + index));
    tenths.push({ first, last, rows });
  }
  return tenths;
}
