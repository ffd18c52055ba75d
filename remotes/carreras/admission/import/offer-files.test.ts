import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkData } from './check-data.ts';
import { offerFiles } from './offer-files.ts';
import { readData } from './read-data.ts';

const DATA = join(import.meta.dirname, '../data');

it('the files that programs load are what the importer writes of those that people edit', () => {
  const checked = checkData(readData(DATA));
  if (checked.kind === 'refused') throw new Error(checked.problems.join('\n'));
  const files = offerFiles(checked.data);
  expect(Object.keys(files)).toHaveLength(4);
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(DATA, name), 'utf8') === text, name).toBe(true);
  }
});
