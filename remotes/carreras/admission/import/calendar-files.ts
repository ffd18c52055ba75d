import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmissionCalendar } from '@travesia/contracts/admission-calendar';
import { type Calendar, type CalendarDates, type ChileanTime, endMinute } from '../calendar.ts';
import { checkCalendar, type SourceCalendar } from './check-calendar.ts';
import { yearsWith } from './year-folders.ts';

/** Oldest first. */
type Calendars = readonly [SourceCalendar, ...SourceCalendar[]];

export type ReadCalendars =
  | { readonly kind: 'calendars'; readonly calendars: Calendars }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** Checks the calendar of every year that has a folder in `data`. */
export function readCalendars(data: string): ReadCalendars {
  const years = yearsWith(data, 'calendar.json').map((year) => ({
    year,
    checked: readCalendar(join(data, `${year}`, 'calendar.json'), year),
  }));
  const problems = years.flatMap(({ year, checked }) =>
    checked.kind === 'refused' ? checked.problems.map((problem) => `${year}/calendar.json: ${problem}`) : [],
  );
  const [first, ...others] = years.flatMap(({ checked }) => (checked.kind === 'calendar' ? [checked.calendar] : []));
  if (years.length === 0) problems.push(`${data}: no year has a calendar.json`);
  return first && problems.length === 0
    ? { kind: 'calendars', calendars: [first, ...others] }
    : { kind: 'refused', problems };
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

/** The end of the step that is over last. */
export const processEnd = ({ steps }: SourceCalendar): ChileanTime =>
  steps.map(({ end }) => end).reduce((last, end) => (endMinute(end) > endMinute(last) ? end : last));

/** What pages show on a day: the first process that is not over then, even where the dates of the next are known. */
export const calendarOf = (calendars: Calendars, now: ChileanTime): SourceCalendar =>
  calendars.reduce((shown, next) => (endMinute(processEnd(shown)) > now ? shown : next));

/**
 * Files of `data/`: all of the process that pages show for those who open the calendar, the dates for what comes first,
 * and of the application what is in the code of every page.
 */
export function calendarFiles(shown: SourceCalendar): Readonly<Record<string, string>> {
  const { process, official, sources, unknown, steps } = shown;
  const dates: CalendarDates = {
    process,
    steps: steps.map(({ id, title, start, end }) => ({ id, title, start, end })),
  };
  const calendar: Calendar = {
    process,
    official,
    sources: Object.fromEntries(Object.entries(sources).map(([key, { firsthand: _, ...source }]) => [key, source])),
    unknown,
    steps: steps.map(({ kind: _, ...step }) => step),
  };
  const application = steps.find(({ kind }) => kind === 'application');
  if (!application) throw new Error(`the calendar of ${process} has no application`);
  const { title, start, end } = application;
  return {
    'newest-calendar.json': jsonText(calendar),
    'newest-dates.json': jsonText(dates),
    'newest-application.json': jsonText({ process, processEnd: processEnd(shown), title, start, end }),
  };
}

/** What every slice knows of the dates: `admission-calendar.json` of contracts. */
export function sharedCalendar(calendars: Calendars, shown: SourceCalendar): string {
  const shared: AdmissionCalendar = {
    shown: shown.process,
    processes: calendars.map(({ process, official, sources, steps }) => ({
      year: process,
      official,
      steps: steps.map(({ id, kind, title, start, end, sources: keys }) => ({
        id,
        kind,
        title,
        from: start,
        to: end,
        certainty: keys.some((key) => sources[key]?.firsthand) ? 'official' : 'reported',
      })),
    })),
  };
  return jsonText(shared);
}
