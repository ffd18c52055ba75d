import { ADMISSION_CALENDAR, type AdmissionCalendar } from '@travesia/contracts/admission-calendar';
import { describe, expect, it } from 'vitest';
import { chileanDay, sittingDates, sittingOptions } from './sitting-options.ts';

const step = (id: string, from: string, to: string) =>
  ({ id, kind: 'test', title: id, from, to, certainty: 'official' }) as const;

const CALENDAR: AdmissionCalendar = {
  shown: 2027,
  processes: [
    {
      year: 2027,
      official: 'https://demre.cl/',
      steps: [step('paes-invierno', '2026-06-15', '2026-06-17'), step('paes-regular', '2026-11-30', '2026-12-02')],
    },
  ],
};

const named = (day: string) =>
  sittingOptions(CALENDAR, day).map(({ sitting, dates }) => `${sitting.round} ${sitting.year} ${dates?.to ?? '?'}`);

describe('the sittings to choose from', () => {
  it('are those to come, in their order, with their dates where they are published', () => {
    expect(named('2026-11-25')).toEqual([
      'regular 2027 2026-12-02',
      ...[2028, 2029, 2030, 2031].flatMap((year) => [`winter ${year} ?`, `regular ${year} ?`]),
    ]);
  });

  it('have one until the end of its last day', () => {
    expect(named('2026-06-17')[0]).toBe('winter 2027 2026-06-17');
    expect(named('2026-06-18')[0]).toBe('regular 2027 2026-12-02');
    expect(named('2026-12-02')[0]).toBe('regular 2027 2026-12-02');
    expect(named('2026-12-03')[0]).toBe('winter 2028 ?');
  });

  it('guess no dates', () => {
    expect(sittingDates(CALENDAR, { year: 2028, round: 'winter' })).toBeNull();
  });

  it('know both sittings of the process that our calendar shows', () => {
    for (const round of ['winter', 'regular'] as const) {
      expect(sittingDates(ADMISSION_CALENDAR, { year: ADMISSION_CALENDAR.shown, round })).not.toBeNull();
    }
  });
});

it('a day in Chile begins when it does there', () => {
  expect(chileanDay(new Date('2027-01-01T02:59:00Z'))).toBe('2026-12-31');
  expect(chileanDay(new Date('2027-01-01T03:01:00Z'))).toBe('2027-01-01');
});
