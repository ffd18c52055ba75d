/**
 * `node remotes/carreras/admission/import/main.ts`: checks the files of data/ that people edit, and writes those that
 * programs load. Refuses the whole where one row is bad.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkData } from './check-data.ts';
import { offerFiles } from './offer-files.ts';
import { readData } from './read-data.ts';
import { replaceFiles } from './replace-files.ts';

const DATA = join(import.meta.dirname, '../data');

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = DATA] = positionals;
const checked = checkData(readData(folder));
if (checked.kind === 'refused') {
  for (const problem of checked.problems) console.error(problem);
  console.error(`Nothing was written: ${checked.problems.length} problems.`);
  process.exitCode = 1;
} else {
  replaceFiles(folder, offerFiles(checked.data));
  const [newest] = checked.data.years;
  console.log(`Admisión ${newest?.year}: ${newest?.offer.size} programmes; what changed: ${join(folder, 'REPORT.md')}`);
}
