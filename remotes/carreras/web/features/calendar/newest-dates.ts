import type { CalendarDates } from '../../../admission/calendar.ts';
import dates from '../../../admission/data/newest-dates.json' with { type: 'json' };

/** The dates of the newest process: pages that say what comes first import it lazily. */
export const NEWEST_DATES: CalendarDates = dates;
