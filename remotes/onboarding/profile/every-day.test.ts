import { WEEKDAYS } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { everyDay, sharedMinutes } from './every-day.ts';

it('tells minutes of every day from days that differ, and from nothing said', () => {
  expect(sharedMinutes({})).toBe('unsaid');
  for (const minutes of [0, 45, 240]) expect(sharedMinutes(everyDay(minutes))).toBe(minutes);
  expect(sharedMinutes({ mon: 60 })).toBe('apart');
  for (const day of WEEKDAYS) expect(sharedMinutes({ ...everyDay(60), [day]: 0 }), day).toBe('apart');
});
