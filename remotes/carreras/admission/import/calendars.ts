/** `node remotes/carreras/admission/import/calendars.ts`: writes what pages read of `data/<year>/calendar.json`. */
import { join } from 'node:path';
import { calendarFiles, readCalendars } from './calendar-files.ts';
import { replaceFiles } from './replace-files.ts';

const DATA = join(import.meta.dirname, '../data');

const read = readCalendars(DATA);
if (read.kind === 'refused') {
  for (const problem of read.problems) console.error(problem);
  console.error(`Nothing was written: ${read.problems.length} problems.`);
  process.exitCode = 1;
} else {
  replaceFiles(DATA, calendarFiles(read.newest));
  console.log(`Pages show the calendar of Admisión ${read.newest.process}.`);
}
