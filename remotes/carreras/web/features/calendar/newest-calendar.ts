import type { Calendar } from '../../../admission/calendar.ts';
import calendar from '../../../admission/data/newest-calendar.json' with { type: 'json' };

/** All of the newest process: pages that show it on demand import it lazily. */
export const NEWEST_CALENDAR: Calendar = calendar;
