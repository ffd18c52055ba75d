import type { Weekday } from '@travesia/contracts/slices';

/** Minutes of whoever did not say how much time they have: less than an hour on days of school, and Sunday free. */
export const SUPPOSED_MINUTES: Readonly<Record<Weekday, number>> = {
  ...{ mon: 45, tue: 45, wed: 45, thu: 45, fri: 45 },
  ...{ sat: 60, sun: 0 },
};
