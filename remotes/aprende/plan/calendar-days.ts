import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one to the other, as a calendar counts them. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day so many after `day`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Of the day so many after one that is a `weekday`; before it where `days` is negative. */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const index = (WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length;
  return WEEKDAYS.at(index) ?? weekday;
}

/** A Monday: what comes in turns is counted from it, so that the plan of another day finds the same turn. */
const EPOCH = '2026-01-05';

export const daysSinceEpoch = (day: string): number => daysBetween(EPOCH, day);

export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(Date.parse(day)).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] ?? 'mon';
}
