import { expect, it } from 'vitest';
import { askedPreparation, missingPreparation, PREPARATION_FIELDS } from './told-preparation.ts';

const TOLD = { tests: ['cl', 'm1'], sitting: { year: 2027, round: 'regular' }, minutesByWeekday: { mon: 60 } } as const;

it('asks only for what was not told', () => {
  expect(missingPreparation({})).toEqual(new Set(PREPARATION_FIELDS));
  for (const field of PREPARATION_FIELDS) {
    const { [field]: _, ...others } = TOLD;
    expect(missingPreparation(others)).toEqual(new Set([field]));
    expect(askedPreparation(others)).toEqual(new Set([field]));
  }
});

it('asks nobody who told everything, and lets them change all of it', () => {
  expect(missingPreparation(TOLD)).toEqual(new Set());
  expect(askedPreparation(TOLD)).toEqual(new Set(PREPARATION_FIELDS));
});
