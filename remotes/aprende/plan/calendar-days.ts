import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one to the other, as a calendar counts them. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day so many after `day`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(Date.parse(day)).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] ?? 'mon';
}
