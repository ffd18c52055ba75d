import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { yearsWith } from './year-folders.ts';

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

/** What is no JSON, as a file that was cut off, stays a text, which no schema takes. */
function parsed(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function readYear(folder: string, year: number): YearFiles {
  const optional = (name: 'cutoffs' | 'successors' | 'notes') => {
    const file = join(folder, `${year}`, `${name}.json`);
    return existsSync(file) && { [name]: parsed(file) };
  };
  return {
    year,
    offer: parsed(join(folder, `${year}`, 'offer.json')),
    ...optional('cutoffs'),
    ...optional('successors'),
    ...optional('notes'),
  };
}

export function readData(folder: string): DataFiles {
  return {
    programmes: parsed(join(folder, 'programmes.json')),
    universities: parsed(join(folder, 'universities.json')),
    corrections: parsed(join(folder, 'corrections.json')),
    years: yearsWith(folder, 'offer.json').map((year) => readYear(folder, year)),
  };
}
