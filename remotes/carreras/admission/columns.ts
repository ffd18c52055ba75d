/**
 * Columns of a table as text, for a file that compresses well: the values of a column stand beside
 * each other, and a text that repeats is written once.
 */
const VALUE_SEPARATOR = '|';
const PART_SEPARATOR = '\n';
const INDEX_RADIX = 36;

/** Reads the value of one row of a column. */
export type ColumnReader<T> = (row: number) => T;

function reader<T>(values: readonly T[]): ColumnReader<T> {
  return (row) => {
    const value = values[row];
    if (value === undefined) throw new RangeError(`columns: there is no row ${row}`);
    return value;
  };
}

/** Each different text once, in the order of appearance, and then which one every row has. */
export function writeTexts(values: readonly string[]): string {
  const positions = new Map<string, number>();
  for (const value of values) {
    if (value.includes(VALUE_SEPARATOR) || value.includes(PART_SEPARATOR)) {
      throw new Error(`columns: '${value}' holds a separator`);
    }
    if (!positions.has(value)) positions.set(value, positions.size);
  }
  const indices = values.map((value) => (positions.get(value) ?? 0).toString(INDEX_RADIX));
  return [...positions.keys()].join(VALUE_SEPARATOR) + PART_SEPARATOR + indices.join(VALUE_SEPARATOR);
}

export function readTexts(column: string): ColumnReader<string> {
  const [texts = '', indices = ''] = column.split(PART_SEPARATOR);
  const text = reader(texts.split(VALUE_SEPARATOR));
  return reader(indices.split(VALUE_SEPARATOR).map((index) => text(Number.parseInt(index, INDEX_RADIX))));
}

/** Texts that are each one of `options`. */
export function readOptions<T extends string>(column: string, options: readonly T[]): ColumnReader<T> {
  const text = readTexts(column);
  return (row) => {
    const option = options.find((candidate) => candidate === text(row));
    if (option === undefined) throw new RangeError(`columns: '${text(row)}' is none of ${options.join(', ')}`);
    return option;
  };
}

/** Numbers with at most `decimals` decimals; null is an empty text. */
export function writeNumbers(values: readonly (number | null)[], decimals = 0): string {
  const scale = 10 ** decimals;
  return values
    .map((value) => {
      if (value === null) return '';
      const scaled = Math.round(value * scale);
      if (scaled / scale !== value) throw new Error(`columns: ${value} has more than ${decimals} decimals`);
      return String(scaled);
    })
    .join(VALUE_SEPARATOR);
}

export function readNullableNumbers(column: string, decimals = 0): ColumnReader<number | null> {
  const scale = 10 ** decimals;
  return reader(column.split(VALUE_SEPARATOR).map((text) => (text === '' ? null : Number(text) / scale)));
}

export function readNumbers(column: string, decimals = 0): ColumnReader<number> {
  const read = readNullableNumbers(column, decimals);
  return (row) => {
    const value = read(row);
    if (value === null) throw new RangeError(`columns: row ${row} has no number`);
    return value;
  };
}

export function writeFlags(values: readonly boolean[]): string {
  return values.map((value) => (value ? '1' : '0')).join('');
}

export function readFlags(column: string): ColumnReader<boolean> {
  return (row) => column[row] === '1';
}
