import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the files of one process hold, unread. */
export interface YearFiles {
  readonly year: number;
  readonly offer: unknown;
  /** Absent while the process has not selected. */
  readonly cutoffs?: unknown;
  readonly successors?: unknown;
  readonly notes?: unknown;
}

/** What a folder like `data/` holds, unread. */
export interface DataFiles {
  readonly programmes: unknown;
  readonly universities: unknown;
  readonly corrections: unknown;
  /** Oldest first. */
  readonly years: readonly YearFiles[];
}

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readYear(folder: string, year: string): YearFiles {
  const optional = (name: 'cutoffs' | 'successors' | 'notes') => {
    const file = join(folder, year, `${name}.json`);
    return existsSync(file) && { [name]: parsed(file) };
  };
  return {
    year: Number(year),
    offer: parsed(join(folder, year, 'offer.json')),
    ...optional('cutoffs'),
    ...optional('successors'),
    ...optional('notes'),
  };
}

/** Every folder whose name is a year and that has an offer is a process: a new one is read without a change of code. */
export function readData(folder: string): DataFiles {
  return {
    programmes: parsed(join(folder, 'programmes.json')),
    universities: parsed(join(folder, 'universities.json')),
    corrections: parsed(join(folder, 'corrections.json')),
    years: readdirSync(folder)
      .filter((name) => /^\d{4}$/.test(name) && existsSync(join(folder, name, 'offer.json')))
      .sort()
      .map((year) => readYear(folder, year)),
  };
}
