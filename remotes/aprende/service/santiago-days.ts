import { WEEKDAYS } from '@travesia/contracts/slices';
import { dayAfter, weekdayOf } from '../plan/calendar-days.ts';

const HOUR_MS = 3_600_000;

/** Continental Chile is three or four hours behind. */
const OFFSETS_HOURS = [3, 4];

const written = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });

/** The day in continental Chile at `now`, in milliseconds since 1970: `2026-11-25`. */
export const santiagoDay = (now: number): string => written.format(now);

/** When `day` begins there, in milliseconds since 1970; on the day on which clocks go ahead at midnight that is one o'clock. */
export function startOfSantiagoDay(day: string): number {
  const starts = OFFSETS_HOURS.map((hours) => Date.parse(day) + hours * HOUR_MS);
  const start = starts.find((at) => santiagoDay(at) === day && santiagoDay(at - 1) < day);
  if (start === undefined) throw new RangeError(`${day} is no day`);
  return start;
}

/** Monday to Sunday of the week in which `day` is. */
export function weekOf(day: string): readonly string[] {
  const monday = dayAfter(day, -WEEKDAYS.indexOf(weekdayOf(day)));
  return WEEKDAYS.map((_, index) => dayAfter(monday, index));
}
