import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import { describe, expect, it } from 'vitest';
import { datesText, describeNextMilestone, milestonesOf, SHOWN_PROCESS } from './milestones.ts';

const OF_2027 = ADMISSION_CALENDAR.processes.filter(({ year }) => year === 2027);

const at = (instant: string) => describeNextMilestone(OF_2027, new Date(instant));

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

  it('says nothing once the process is over, and goes on with the next where that is known', () => {
    const over = new Date('2027-01-22T00:00:00-03:00');
    expect(describeNextMilestone(OF_2027, over)).toBeNull();
    const steps = [{ id: 'paes-regular', kind: 'test', title: '', from: '2027-11-29', to: '2027-12-01' }] as const;
    const next = {
      year: 2028,
      official: '',
      steps: steps.map((step) => ({ ...step, certainty: 'reported' }) as const),
    };
    expect(describeNextMilestone([...OF_2027, next], over)).toBe('Faltan 311 días para la PAES Regular.');
  });
});

it('the dates on the front page are those of the calendar, as they are read', () => {
  expect(OF_2027.flatMap(milestonesOf).map((milestone) => [milestone.title, datesText(milestone)])).toEqual([
    ['PAES Regular', 'Del 30 de noviembre al 2 de diciembre de 2026'],
    ['Resultados de la PAES', '4 de enero de 2027, a las 8:00'],
    ['Postulación', 'Del 4 al 7 de enero de 2027, hasta las 13:00 del último día'],
    ['Resultados de la selección', '18 de enero de 2027, a las 12:00'],
    ['Matrícula, primera etapa', 'Del 19 al 21 de enero de 2027'],
  ]);
  expect(datesText({ from: '2027-12-30', to: '2028-01-02' })).toBe('Del 30 de diciembre de 2027 al 2 de enero de 2028');
  expect(datesText({ from: '2027-11-29', to: '2027-11-29' })).toBe('29 de noviembre de 2027');
});

it('the process on the front page has a date to plan around', () => {
  expect(milestonesOf(SHOWN_PROCESS)).not.toEqual([]);
});
