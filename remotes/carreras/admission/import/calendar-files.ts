import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Calendar, type CalendarDates, endMinute } from '../calendar.ts';
import { checkCalendar, type SourceCalendar } from './check-calendar.ts';

export type ReadCalendars =
  | { readonly kind: 'calendars'; readonly newest: SourceCalendar }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/**
 * Checks the calendar of every year that has a folder in `data`. Pages show the newest, whether or not the process
 * before is over: its folder is added when it is.
 */
export function readCalendars(data: string): ReadCalendars {
  const years = readdirSync(data)
    .filter((name) => /^20\d\d$/.test(name) && existsSync(join(data, name, 'calendar.json')))
    .map(Number)
    .sort((a, b) => a - b);
  const problems: string[] = [];
  let newest: SourceCalendar | undefined;
  for (const year of years) {
    const checked = readCalendar(join(data, `${year}`, 'calendar.json'), year);
    if (checked.kind === 'calendar') newest = checked.calendar;
    else problems.push(...checked.problems.map((problem) => `${year}/calendar.json: ${problem}`));
  }
  if (years.length === 0) problems.push(`${data}: no year has a calendar.json`);
  return newest && problems.length === 0 ? { kind: 'calendars', newest } : { kind: 'refused', problems };
}

function readCalendar(file: string, year: number) {
  const text = readFileSync(file, 'utf8');
  try {
    return checkCalendar(JSON.parse(text), year);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'refused', problems: [`is not JSON: ${error.message}`] } as const;
  }
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Files of `data/`: all of it for those who open the calendar, the dates for what comes first, and of the application
 * what is in the code of every page.
 */
export function calendarFiles({ process, steps, ...rest }: SourceCalendar): Readonly<Record<string, string>> {
  const dates: CalendarDates = {
    process,
    steps: steps.map(({ id, title, start, end }) => ({ id, title, start, end })),
  };
  const calendar: Calendar = { process, ...rest, steps: steps.map(({ kind: _, ...step }) => step) };
  const application = steps.find(({ kind }) => kind === 'application');
  if (!application) throw new Error(`the calendar of ${process} has no application`);
  const { title, start, end } = application;
  const processEnd = steps.reduce((last, step) => (endMinute(step.end) > endMinute(last) ? step.end : last), end);
  return {
    'newest-calendar.json': jsonText(calendar),
    'newest-dates.json': jsonText(dates),
    'newest-application.json': jsonText({ process, processEnd, title, start, end }),
  };
}
