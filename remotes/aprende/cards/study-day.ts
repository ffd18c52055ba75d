import { dayAfter } from '../plan/calendar-days.ts';
import { DAY_BEGINS_AT_HOUR } from './constants.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'America/Santiago', hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
});

/** The day of study in continental Chile at `at`, in milliseconds since 1970: `2026-11-25` from four in the morning on. */
export function studyDay(at: number): string {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return Number(parts['hour']) < DAY_BEGINS_AT_HOUR ? dayAfter(day, -1) : day;
}
