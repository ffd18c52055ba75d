/**
 * `node remotes/carreras/admission/import/main.ts`: checks the files of data/ that people edit, and writes those that
 * programs load, with the calendar in contracts. Refuses the whole where one row is bad. Another folder than data/ gets
 * everything in itself.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chileanTime } from '../calendar.ts';
import { calendarFiles, calendarOf, processEnd, readCalendars, sharedCalendar } from './calendar-files.ts';
import { checkData } from './check-data.ts';
import { offerFiles } from './offer-files.ts';
import { readData } from './read-data.ts';
import { replaceFiles } from './replace-files.ts';

const DATA = join(import.meta.dirname, '../data');
const CONTRACTS = join(import.meta.dirname, '../../../../contracts/src');

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = DATA] = positionals;
const [offer, calendars] = [checkData(readData(folder)), readCalendars(folder)];
if (offer.kind === 'refused' || calendars.kind === 'refused') {
  const problems = [offer, calendars].flatMap((read) => (read.kind === 'refused' ? read.problems : []));
  for (const problem of problems) console.error(problem);
  console.error(`Nothing was written: ${problems.length} problems.`);
  process.exitCode = 1;
} else {
  const shown = calendarOf(calendars.calendars, chileanTime(new Date()));
  const shared = join(relative(folder, folder === DATA ? CONTRACTS : folder), 'admission-calendar.json');
  replaceFiles(folder, {
    ...offerFiles(offer.data),
    ...calendarFiles(shown),
    [shared]: sharedCalendar(calendars.calendars, shown),
  });
  const [newest] = offer.data.years;
  console.log(`Admisión ${newest?.year}: ${newest?.offer.size} programmes; what changed: ${join(folder, 'REPORT.md')}`);
  const next = calendars.calendars.find(({ process }) => process > shown.process);
  const until = next ? ` until ${processEnd(shown)}. Run this again then, for Admisión ${next.process}` : '';
  console.log(`Pages show the calendar of Admisión ${shown.process}${until}.`);
}
