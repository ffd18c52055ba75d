import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibility } from './eligibility.ts';
import { anyProgram, fullScores, someScores } from './testing/arbitraries.ts';
import { testProgram } from './testing/test-program.ts';

const SAT = { nem: 600, ranking: 600, cl: 500, m1: 500, hcs: 500 };

describe('who may apply', () => {
  it('has a mean of Competencia Lectora and M1 of 458 or more', () => {
    expect(eligibility(testProgram(), { ...SAT, cl: 457, m1: 459 })).toEqual({ eligible: true, reasons: [] });
    expect(eligibility(testProgram(), { ...SAT, cl: 457, m1: 458 })).toEqual({
      eligible: false,
      reasons: [{ kind: 'average', average: 457.5, minimum: 458 }],
    });
  });

  it('or is among the best tenth of the school, which no minimum of the programme gives way to', () => {
    const low = { ...SAT, cl: 400, m1: 400 };
    expect(eligibility(testProgram(), low, { bestTenth: true }).eligible).toBe(true);
    expect(eligibility(testProgram({ minAverageClM1: null }), low, { bestTenth: true }).eligible).toBe(true);
    expect(eligibility(testProgram({ minAverageClM1: 485 }), low, { bestTenth: true }).reasons).toEqual([
      { kind: 'average', average: 400, minimum: 485 },
    ]);
  });

  it('meets the higher of the general and the programme’s minimum', () => {
    const program = testProgram({ minAverageClM1: 485 });
    expect(eligibility(program, { ...SAT, cl: 484, m1: 484 }).reasons).toEqual([
      { kind: 'average', average: 484, minimum: 485 },
    ]);
    expect(eligibility(program, { ...SAT, cl: 485, m1: 485 }).eligible).toBe(true);
    expect(eligibility(testProgram({ minAverageClM1: null }), { ...SAT, cl: 450, m1: 450 }).eligible).toBe(false);
  });

  it('reaches the weighted minimum', () => {
    const program = testProgram({ minWeighted: 550 });
    expect(eligibility(program, SAT).reasons).toEqual([{ kind: 'weighted', score: 530, minimum: 550 }]);
    expect(eligibility(program, { ...SAT, m1: 567 }).eligible).toBe(true);
  });

  it('has sat the tests that the programme weighs', () => {
    const weights = { nem: 20, ranking: 20, cl: 20, m1: 20, m2: 10, hcs: 0, cien: 10 };
    const program = testProgram({ weights, electiveChoice: false, requiresM2: true });
    expect(eligibility(program, SAT).reasons).toEqual([{ kind: 'tests', tests: ['m2', 'cien'] }]);
  });

  it('has sat Historia or Ciencias', () => {
    const { hcs: _, ...without } = SAT;
    expect(eligibility(testProgram(), without).reasons).toEqual([{ kind: 'elective' }]);
    expect(eligibility(testProgram(), { ...without, cien: 500 }).eligible).toBe(true);
  });

  it('is unknown without NEM and ranking', () => {
    const { ranking: _, ...without } = SAT;
    expect(eligibility(testProgram(), without).reasons).toEqual([{ kind: 'school-scores', scores: ['ranking'] }]);
  });

  it('stays so when a score rises or one more test is sat', () => {
    fc.assert(
      fc.property(anyProgram, someScores, fullScores, fc.boolean(), (program, some, full, bestTenth) => {
        fc.pre(eligibility(program, some, { bestTenth }).eligible);
        const better = Object.fromEntries(
          Object.entries(full).map(([factor, score]) => [
            factor,
            Math.max(score, Object.entries(some).find(([name]) => name === factor)?.[1] ?? 0),
          ]),
        );
        expect(eligibility(program, better, { bestTenth })).toEqual({ eligible: true, reasons: [] });
      }),
      { numRuns: 1000 },
    );
  });
});
