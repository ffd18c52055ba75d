import { describe, expect, it } from 'vitest';
import { OFFER_YEAR } from '../admission/program.ts';
import { testProgram } from '../admission/testing/test-program.ts';
import { goalTermsOf } from './goal-terms.ts';

const WEIGHTS = { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 0, hcs: 0, cien: 20 };

describe('what a goal asks of who applies', () => {
  it('is what the process asks that it is offered in', () => {
    expect(goalTermsOf(testProgram({ minWeighted: 550 }))).toEqual({
      year: OFFER_YEAR,
      offered: true,
      requiredTests: ['cl', 'm1'],
      requiredEither: ['hcs', 'ciencias'],
      weighedTests: ['cl', 'm1', 'hcs', 'ciencias'],
      weights: { cl: 20, m1: 30, hcs: 20, ciencias: 20 },
      schoolWeights: { nem: 10, ranking: 20 },
      minAverage: { score: 458, bestTenthExempt: true },
      minWeighted: 550,
      teaching: false,
      specialTest: false,
      otherWeights: false,
    });
  });

  it('is the elective that it weighs, M2 where it weighs, and any elective where it weighs none', () => {
    const sciences = testProgram({ electiveChoice: false, weights: { ...WEIGHTS, m1: 20, m2: 10 } });
    expect(goalTermsOf(sciences)).toMatchObject({
      requiredTests: ['cl', 'm1', 'm2', 'ciencias'],
      requiredEither: [],
      weighedTests: ['cl', 'm1', 'm2', 'ciencias'],
    });
    const neither = testProgram({ electiveChoice: false, weights: { ...WEIGHTS, cien: 0, cl: 40 } });
    expect(goalTermsOf(neither)).toMatchObject({
      requiredTests: ['cl', 'm1'],
      requiredEither: ['hcs', 'ciencias'],
      weighedTests: ['cl', 'm1'],
    });
  });

  it('lets the best tenth off the general mean, and nobody off one above it', () => {
    expect(goalTermsOf(testProgram({ minAverageClM1: null })).minAverage).toEqual({
      score: 458,
      bestTenthExempt: true,
    });
    expect(goalTermsOf(testProgram({ minAverageClM1: 485 })).minAverage).toEqual({
      score: 485,
      bestTenthExempt: false,
    });
  });

  it('says what points alone do not tell', () => {
    expect(goalTermsOf(testProgram({ career: 'Pedagogía en Historia' })).teaching).toBe(true);
    expect(goalTermsOf(testProgram({ specialTestRequired: true })).specialTest).toBe(true);
    const before = { electiveChoice: true, specialTestWeight: 0, minAverageClM1: null };
    const earlierTerms = [{ ...before, year: 2026, weights: { ...WEIGHTS, nem: 20, ranking: 10, hcs: 20 } }];
    expect(goalTermsOf(testProgram({ earlierTerms })).otherWeights).toBe(true);
  });

  it('is of the last process that had it where nobody offers it any more', () => {
    const gone = testProgram({ offeredIn: OFFER_YEAR - 1 });
    expect(goalTermsOf(gone)).toMatchObject({ year: OFFER_YEAR - 1, offered: false, otherWeights: false });
  });
});
