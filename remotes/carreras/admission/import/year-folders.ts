import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The years whose folder in `data` has `file`, oldest first: a process to come is read without a change of code. */
export function yearsWith(data: string, file: string): readonly number[] {
  return readdirSync(data)
    .filter((name) => /^20\d\d$/.test(name) && existsSync(join(data, name, file)))
    .map(Number)
    .sort((a, b) => a - b);
}
