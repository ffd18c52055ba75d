import { expect, it } from 'vitest';
import { dayInChile, daysBetween, weekToMail } from './week-in-chile.ts';

it('names a week by its Sunday in Chile, whatever day it is elsewhere, in summer and in winter', () => {
  // 10:00 in Santiago: 13:00 UTC in summer, 14:00 UTC in winter.
  expect(weekToMail(new Date('2026-11-29T12:59:59Z'))).toBeNull();
  expect(weekToMail(new Date('2026-11-29T13:00:00Z'))).toBe('2026-11-29');
  expect(weekToMail(new Date('2026-11-29T23:59:59Z'))).toBe('2026-11-29');
  expect(weekToMail(new Date('2026-11-30T00:00:00Z'))).toBeNull();
  expect(weekToMail(new Date('2026-06-28T13:30:00Z'))).toBeNull();
  expect(weekToMail(new Date('2026-06-28T14:00:00Z'))).toBe('2026-06-28');
  // Sunday in Europe, still Saturday in Chile.
  expect(weekToMail(new Date('2026-11-29T01:00:00Z'))).toBeNull();
  expect(dayInChile(new Date('2026-11-29T01:00:00Z'))).toBe('2026-11-28');
});

it('counts days as a calendar does, also over a change of clocks', () => {
  expect(daysBetween('2026-11-29', '2026-11-30')).toBe(1);
  expect(daysBetween('2026-09-05', '2026-09-07T09:00')).toBe(2);
  expect(daysBetween('2026-11-29', '2026-11-29')).toBe(0);
});
