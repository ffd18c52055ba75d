import type { SchoolLevel, Sitting } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { NOTHING_KNOWN, type SeenProfile } from './known-elsewhere.ts';
import { studyBasis } from './study-basis.ts';

const PROFILE: SeenProfile = {
  ...{ isTold: true, name: null, schoolYear: undefined, tests: null },
  ...{ elective: undefined, sitting: null, minutes: null },
};

const basisOf = (change: Partial<SeenProfile>, today: string) =>
  studyBasis({ ...NOTHING_KNOWN, profile: { ...PROFILE, ...change } }, today);

describe('the sitting that is supposed', () => {
  it.each<[SchoolLevel, number, string, string]>([
    ['medio-4', 2026, '2026-11-28', '2026-11-30'],
    ['medio-4', 2026, '2026-12-02', '2026-11-30'],
    ['medio-4', 2026, '2026-12-03', '2027-11-30'],
    ['graduate', 2024, '2026-11-28', '2026-11-30'],
    // What was said a year ago is a year more.
    ['medio-3', 2025, '2026-11-28', '2026-11-30'],
    ['medio-4', 2025, '2026-11-28', '2026-11-30'],
    ['medio-3', 2026, '2026-11-28', '2027-11-30'],
    ['medio-1', 2026, '2026-11-28', '2027-11-30'],
    ['basica', 2020, '2026-11-28', '2027-11-30'],
    ['medio-3', 2026, '2026-08-12', '2026-11-30'],
  ])('of %s in %i on %s is that of %s', (level, inYear, today, date) => {
    const basis = basisOf({ schoolYear: { level, inYear } }, today);
    expect(basis.sitting.date).toBe(date);
    expect(basis.missing).toContain('sitting');
  });

  it('of whoever says nothing of school leaves time for a plan', () => {
    expect(basisOf({}, '2026-11-28').sitting.date).toBe('2027-11-30');
    expect(studyBasis(NOTHING_KNOWN, '2026-11-28').sitting.date).toBe('2027-11-30');
  });
});

it('a sitting that was named stands until its last day is over', () => {
  const sitting: Sitting = { year: 2027, round: 'regular' };
  const on = (today: string) => basisOf({ sitting }, today);
  expect(on('2026-12-02')).toMatchObject({ sitting: { sitting, date: '2026-11-30' } });
  expect(on('2026-12-02').missing).not.toContain('sitting');
  expect(on('2026-12-03').missing).toContain('sitting');
});
