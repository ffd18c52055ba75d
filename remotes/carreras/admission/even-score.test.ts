import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenScore } from './even-score.ts';
import { OFFER } from './offer.ts';
import { testProgram } from './testing/test-program.ts';
import { weightedScore } from './weighted-score.ts';

const schoolScore = fc.integer({ min: 100, max: 1000 });
const bars = OFFER.programs.filter(
  ({ cutoffs: [cutoff], specialTestWeight }) => cutoff && !cutoff.unfilled && specialTestWeight === 0,
);

describe('the score that every test would need', () => {
  it('reaches the cut-off of a real programme, and one point less does not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bars), schoolScore, schoolScore, (program, nem, ranking) => {
        const need = evenScore(program, { nem, ranking });
        const last = program.cutoffs[0]?.last ?? 0;
        const weighted = (score: number) => {
          const tests = { cl: score, m1: score, m2: score, hcs: score, cien: score };
          const result = weightedScore(program, { nem, ranking, ...tests });
          return result.kind === 'complete' ? result.score : Number.NaN;
        };
        expect(weighted(need?.toCutoff ?? 0)).toBeCloseTo(last, 6);
        expect(weighted(need?.toApply ?? 0)).toBeGreaterThanOrEqual(last - 1e-6);
        expect(need?.toApply).toBeGreaterThanOrEqual(program.minAverageClM1 ?? 0);
      }),
    );
  });

  it('counts a ranking that is not known as the NEM, and one of two electives', () => {
    // 30 · 700 = 21000 of 70000: 49000 / 70.
    expect(evenScore(testProgram(), { nem: 700 })).toEqual({ toCutoff: 700, toApply: 700 });
    // 10 · 700 + 20 · 1000 = 27000: 43000 / 70 = 614,28…
    expect(evenScore(testProgram(), { nem: 700, ranking: 1000 })?.toApply).toBe(615);
  });

  it('is at least what has to be had to apply, where the best tenth of a school is let off', () => {
    const easy = testProgram({ cutoffs: [{ year: 2026, last: 400, unfilled: false }] });
    expect(evenScore(easy, { nem: 700 })?.toApply).toBe(458);
    expect(evenScore(easy, { nem: 700 }, { bestTenth: true })?.toApply).toBe(272);
    expect(evenScore({ ...easy, minWeighted: 560 }, { nem: 700 })?.toApply).toBe(500);
  });

  it.each([
    ['NEM', testProgram(), {}],
    ['a cut-off', testProgram({ cutoffs: [] }), { nem: 700 }],
    ['a bar', testProgram({ cutoffs: [{ year: 2026, last: 500, unfilled: true }] }), { nem: 700 }],
    ['the weight of its own test', testProgram({ specialTestWeight: 20 }), { nem: 700 }],
  ])('is not known without %s', (_, program, scores) => {
    expect(evenScore(program, scores)).toBeNull();
  });
});
