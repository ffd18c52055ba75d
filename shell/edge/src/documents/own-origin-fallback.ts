import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = readFileSync(join(import.meta.dirname, 'own-origin-fallback.js'), 'utf8');

/** Without what is only for readers: it goes out with every document. */
export const OWN_ORIGIN_FALLBACK = SOURCE.split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');
