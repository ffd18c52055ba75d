import { describe, expect, it } from 'vitest';
import { changesOf, weighsOtherwise } from './changes.ts';
import { OFFER } from './offer.ts';
import type { EarlierTerms } from './program.ts';
import { testProgram } from './testing/test-program.ts';

const now = testProgram();
const BEFORE: EarlierTerms = {
  year: 2026,
  weights: now.weights,
  electiveChoice: true,
  specialTestWeight: 0,
  minWeighted: null,
  minAverageClM1: null,
};
const AVERAGE_2025: EarlierTerms = {
  year: 2025,
  weights: now.weights,
  electiveChoice: null,
  specialTestWeight: null,
  minAverageClM1: 485,
};

const vacanciesByYear = [
  { year: 2027, vacancies: 50 },
  { year: 2026, vacancies: 80 },
];

describe('what a programme changed', () => {
  it('is nothing where it is offered as before', () => {
    expect(changesOf(testProgram({ earlierTerms: [BEFORE] }))).toEqual([]);
  });

  it('is told factor by factor, and what that means for M2', () => {
    const weights = { ...now.weights, ranking: 10, m2: 10 };
    const changed = testProgram({ weights, requiresM2: true, earlierTerms: [BEFORE] });
    expect(changesOf(changed)).toEqual([
      { kind: 'weight', factor: 'ranking', from: 20, to: 10 },
      { kind: 'weight', factor: 'm2', from: 0, to: 10 },
      { kind: 'm2', required: true },
    ]);
    expect(weighsOtherwise(changed, 2026)).toBe(true);
  });

  it('is told of vacancies and minimums, the mean with the year that it is known of', () => {
    const earlierTerms = [{ ...BEFORE, minWeighted: 500 }, AVERAGE_2025];
    expect(changesOf(testProgram({ vacanciesByYear, earlierTerms }))).toEqual([
      { kind: 'vacancies', from: 80, to: 50 },
      { kind: 'min-weighted', from: 500, to: null },
      { kind: 'min-average', from: 485, to: 458, since: 2025 },
    ]);
  });

  it('is not made up where what was asked before is not known', () => {
    const { minWeighted: _, ...unknown } = BEFORE;
    const earlierTerms = [{ ...unknown, electiveChoice: null, specialTestWeight: null }];
    const changed = testProgram({ electiveChoice: false, minWeighted: 600, earlierTerms });
    expect(changesOf(changed)).toEqual([]);
    expect(weighsOtherwise(changed, 2026)).toBe(false);
  });

  it('is that it is new, or nothing where it is not offered', () => {
    expect(changesOf(testProgram({ isNew: true }))).toEqual([{ kind: 'new' }]);
    expect(changesOf(testProgram({ offeredIn: 2026, earlierTerms: [BEFORE], vacanciesByYear }))).toEqual([]);
  });

  it('adds up over the offer of 2027 to what the importer counted', () => {
    const changes = OFFER.programs.map((program) => ({ program, changes: changesOf(program) }));
    const having = (kind: string) => changes.filter((one) => one.changes.some((change) => change.kind === kind));
    expect(having('new')).toHaveLength(63);
    expect(having('weight')).toHaveLength(206);
    expect(having('m2')).toHaveLength(20);
    expect(having('vacancies')).toHaveLength(859);
    expect(having('min-weighted')).toHaveLength(26);
    const otherwise = OFFER.programs.filter((program) => weighsOtherwise(program, 2026)).map(({ code }) => code);
    expect(otherwise).toEqual(having('weight').map(({ program }) => program.code));
  });
});
