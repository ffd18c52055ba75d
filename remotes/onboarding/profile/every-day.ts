import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';

export type MinutesByWeekday = Readonly<Partial<Record<Weekday, number>>>;

/** The same minutes on each day of the week. */
export const everyDay = (minutes: number): MinutesByWeekday =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, minutes]));

/** What all days have in common: minutes, `unsaid` where none was told of, `apart` where they differ. */
export function sharedMinutes(minutes: MinutesByWeekday): number | 'unsaid' | 'apart' {
  const [first, ...others] = WEEKDAYS.map((day) => minutes[day]);
  if (others.some((day) => day !== first)) return 'apart';
  return first ?? 'unsaid';
}
