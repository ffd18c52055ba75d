import type { z } from 'zod';

export interface Row<T> {
  /** `2027/offer.json row 12 (11001)`: counted from 1, with the code where there is one. */
  readonly place: string;
  readonly value: T;
}

function codeIn(row: unknown): string {
  return typeof row === 'object' && row !== null && 'code' in row ? ` (${String(row.code)})` : '';
}

/** The rows of a file that are as the schema says; what is wrong with the others is added to `problems`. */
export function readRows<T>(file: string, rows: unknown, schema: z.ZodType<T>, problems: string[]): readonly Row<T>[] {
  if (!Array.isArray(rows)) {
    problems.push(`${file}: is not a JSON list of rows`);
    return [];
  }
  return rows.flatMap((row: unknown, index) => {
    const place = `${file} row ${index + 1}${codeIn(row)}`;
    const result = schema.safeParse(row);
    if (result.success) return [{ place, value: result.data }];
    problems.push(
      ...result.error.issues.map(({ path, message }) => `${place}: ${path.join('.') || 'row'}: ${message}`),
    );
    return [];
  });
}

/** Says which rows have a key that an earlier one had. */
export function repeated<T>(rows: readonly Row<T>[], what: string, keyOf: (value: T) => string): readonly string[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ place, value }) => {
    const key = keyOf(value);
    const earlier = first.get(key);
    first.set(key, earlier ?? place);
    return earlier === undefined ? [] : [`${place}: ${what} '${key}' is that of ${earlier} already`];
  });
}
