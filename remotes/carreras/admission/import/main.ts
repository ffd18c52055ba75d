/** `node remotes/carreras/admission/import/main.ts <folder>`: takes programs.json and universities.json into data/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOffer } from './check-offer.ts';
import { offerFiles } from './offer-files.ts';
import { replaceFiles } from './replace-files.ts';

const DATA = join(import.meta.dirname, '../data');

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'usage: node remotes/carreras/admission/import/main.ts <folder with programs.json and universities.json>',
  );
  process.exit(2);
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const checked = checkOffer(read('programs.json'), read('universities.json'));
if (checked.kind === 'refused') {
  for (const problem of checked.problems) console.error(problem);
  console.error(`Nothing was imported: ${checked.problems.length} problems.`);
  process.exitCode = 1;
} else {
  replaceFiles(DATA, offerFiles(checked.offer));
  const { programs, universities } = checked.offer;
  console.log(`Imported ${programs.length} programmes of ${universities.length} universities.`);
}
