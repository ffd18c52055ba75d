/**
 * `node remotes/carreras/admission/import/main.ts`: checks the files of data/ that people edit, and writes those that
 * programs load. Refuses the whole where one row is bad.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calendarFiles, readCalendars } from './calendar-files.ts';
import { checkData } from './check-data.ts';
import { offerFiles } from './offer-files.ts';
import { readData } from './read-data.ts';
import { replaceFiles } from './replace-files.ts';

const DATA = join(import.meta.dirname, '../data');

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = DATA] = positionals;
const [offer, calendars] = [checkData(readData(folder)), readCalendars(folder)];
if (offer.kind === 'refused' || calendars.kind === 'refused') {
  const problems = [offer, calendars].flatMap((read) => (read.kind === 'refused' ? read.problems : []));
  for (const problem of problems) console.error(problem);
  console.error(`Nothing was written: ${problems.length} problems.`);
  process.exitCode = 1;
} else {
  replaceFiles(folder, { ...offerFiles(offer.data), ...calendarFiles(calendars.newest) });
  const [newest] = offer.data.years;
  console.log(`Admisión ${newest?.year}: ${newest?.offer.size} programmes; what changed: ${join(folder, 'REPORT.md')}`);
  console.log(`Pages show the calendar of Admisión ${calendars.newest.process}.`);
}
