import { expect, it } from 'vitest';
import { santiagoDay, startOfSantiagoDay, weekOf } from './santiago-days.ts';

it('a day begins at midnight in Santiago, in summer and in winter', () => {
  expect(startOfSantiagoDay('2026-01-15')).toBe(Date.parse('2026-01-15T03:00Z'));
  expect(startOfSantiagoDay('2026-07-15')).toBe(Date.parse('2026-07-15T04:00Z'));
});

it('no moment is left out or counted twice where clocks change at midnight', () => {
  // Clocks went back on Saturday 4 April 2026 at midnight, and ahead on Saturday 5 September.
  for (const day of ['2026-04-04', '2026-04-05', '2026-09-05', '2026-09-06', '2026-09-07']) {
    const start = startOfSantiagoDay(day);
    expect(santiagoDay(start)).toBe(day);
    expect(santiagoDay(start - 1) < day).toBe(true);
  }
});

it('weeks are from Monday to Sunday, across months and clock changes', () => {
  expect(weekOf('2026-11-25')).toEqual(weekOf('2026-11-29'));
  expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
  expect(weekOf('2026-12-01')[0]).toBe('2026-11-30');
});
