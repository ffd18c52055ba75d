import { describe, expect, it } from 'vitest';
import { ADMISSION_CALENDAR, describeNextMilestone } from './admission-calendar.ts';

const at = (instant: string) => describeNextMilestone(new Date(instant));

describe('what comes next in the admission calendar', () => {
  it('counts calendar days until the test', () => {
    expect(at('2026-11-21T12:00:00-03:00')).toBe('Faltan 9 días para la PAES Regular.');
    expect(at('2026-11-29T12:00:00-03:00')).toBe('Falta 1 día para la PAES Regular.');
  });

  it('changes the day at midnight in Chile and not at midnight UTC', () => {
    expect(at('2026-11-30T02:59:59Z')).toBe('Falta 1 día para la PAES Regular.');
    expect(at('2026-11-30T03:00:00Z')).toBe('Hoy: PAES Regular.');
  });

  it('stays on a date of several days until its last one', () => {
    expect(at('2026-12-02T23:59:59-03:00')).toBe('Hoy: PAES Regular.');
    expect(at('2026-12-03T00:00:00-03:00')).toBe('Faltan 32 días para los resultados de la PAES.');
  });

  it('goes from the results to the application that opens the same day', () => {
    expect(at('2027-01-04T12:00:00-03:00')).toBe('Hoy: Resultados de la PAES.');
    expect(at('2027-01-05T12:00:00-03:00')).toBe('Hoy: Postulación.');
  });

  it('says nothing once the process is over', () => {
    expect(at('2027-01-22T00:00:00-03:00')).toBeNull();
  });

  it('is in order, and no date ends before it starts', () => {
    const starts = ADMISSION_CALENDAR.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
    for (const { start, end } of ADMISSION_CALENDAR) expect(end >= start).toBe(true);
  });
});
