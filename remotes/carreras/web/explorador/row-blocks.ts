/** Rows that come onto the page, and leave it, together. */
export const BLOCK_ROWS = 8;

export interface RowBlock<Row> {
  /** Of its first row in the whole list. */
  readonly start: number;
  readonly rows: readonly Row[];
}

export function rowBlocks<Row>(rows: readonly Row[]): readonly RowBlock<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / BLOCK_ROWS) }, (_, block) => {
    const start = block * BLOCK_ROWS;
    return { start, rows: rows.slice(start, start + BLOCK_ROWS) };
  });
}
