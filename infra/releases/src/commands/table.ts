/** Columns of text, each as wide as its widest cell; one line a row, nothing after its last word. */
export function table(cells: readonly (readonly string[])[]): string {
  // A reason may hold whatever somebody typed.
  const rows = cells.map((row) => row.map((cell) => cell.replace(/\p{Cc}+/gu, ' ')));
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
