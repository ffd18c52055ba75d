import type { CalendarStep } from '../../../admission/calendar.ts';
import application from '../../../admission/data/newest-application.json' with { type: 'json' };

/** When one applies, for the code of every page. */
export const NEWEST_APPLICATION: Pick<CalendarStep, 'title' | 'start' | 'end'> = application;
