import { NEM_GROUPS, type NemGroup, nemScoreInTable } from '@travesia/kit-paes';

export interface TableRow {
  /** Hundredths. */
  readonly average: number;
  readonly scores: Readonly<Record<NemGroup, number>>;
}

/** The row of the three tables for an average in hundredths, which must stand in them. */
export function tableRow(average: number): TableRow {
  const [A, B, C] = NEM_GROUPS.map((group) => nemScoreInTable(group, average));
  if (A === undefined || B === undefined || C === undefined) throw new RangeError(`no row for ${average}`);
  return { average, scores: { A, B, C } };
}
