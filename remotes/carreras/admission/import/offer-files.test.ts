import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OFFER } from '../offer.ts';
import { offerFiles } from './offer-files.ts';

it('the data that is committed is what the importer writes of it, so nobody edited it', () => {
  const files = offerFiles(OFFER);
  expect(Object.keys(files)).toHaveLength(4);
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(import.meta.dirname, '../data', name), 'utf8') === text, name).toBe(true);
  }
});
