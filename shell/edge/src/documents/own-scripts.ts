import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without what is only for readers: it goes out with documents. */
const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

export const OWN_ORIGIN_FALLBACK = textOf('own-origin-fallback.js');
export const MARK_TARGET = textOf('mark-target.js');
