import type { CalendarDates } from '../../../admission/calendar.ts';
import dates from '../../../admission/data/newest-dates.json' with { type: 'json' };

/** The dates of the newest process, for the line that every page has. */
export const NEWEST_DATES: CalendarDates = dates;
