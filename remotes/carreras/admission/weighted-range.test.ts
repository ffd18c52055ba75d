import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE_MAX, CHANCE_MIN, cutoffChance } from './cutoff-chance.ts';
import { expectedChance } from './expected-chance.ts';
import type { ScoreRanges, Scores } from './scores.ts';
import { testProgram } from './testing/test-program.ts';
import { weightedRange } from './weighted-range.ts';
import { weightedScore } from './weighted-score.ts';

const SCORES: Scores = { nem: 700, ranking: 700, cl: 600, m1: 640, hcs: 620, cien: 580 };
const weights = { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 0, hcs: 20, cien: 20 };
const PROGRAM = testProgram({ weights, electiveChoice: true });

describe('the range of a weighted score', () => {
  it('is none where no score that counts is an estimate', () => {
    expect(weightedRange(PROGRAM, SCORES, {})).toBeNull();
    // Historia is the better elective: the estimate of Ciencias does not count.
    expect(weightedRange(PROGRAM, SCORES, { cien: { low: 500, high: 610 } })).toBeNull();
    expect(weightedRange(PROGRAM, { nem: 700 }, { m1: { low: 600, high: 680 } })).toBeNull();
  });

  it('of one estimate is that of its test, as it weighs', () => {
    const range = weightedRange(PROGRAM, SCORES, { m1: { low: 600, high: 690 } });
    const weighted = weightedScore(PROGRAM, SCORES);
    const score = weighted.kind === 'complete' ? weighted.score : 0;
    expect(range?.low).toBeCloseTo(score - 0.3 * 40);
    expect(range?.high).toBeCloseTo(score + 0.3 * 50);
  });

  it('of several holds that of each, and is narrower than all of them at their ends at once', () => {
    const part = fc.record({ below: fc.integer({ min: 0, max: 200 }), above: fc.integer({ min: 0, max: 200 }) });
    fc.assert(
      fc.property(part, part, (one, two) => {
        const m1 = { low: 640 - one.below, high: 640 + one.above };
        const cl = { low: 600 - two.below, high: 600 + two.above };
        const range = (ranges: ScoreRanges) =>
          weightedRange(PROGRAM, SCORES, ranges) ?? { low: Number.NaN, high: Number.NaN };
        const both = range({ m1, cl });
        for (const single of [range({ m1 }), range({ cl })]) {
          expect(both.low).toBeLessThanOrEqual(single.low + 1e-9);
          expect(both.high).toBeGreaterThanOrEqual(single.high - 1e-9);
        }
        const atOnce = (end: 'low' | 'high') => {
          const weighted = weightedScore(PROGRAM, { ...SCORES, m1: m1[end], cl: cl[end] });
          return weighted.kind === 'complete' ? weighted.score : Number.NaN;
        };
        expect(both.low).toBeGreaterThanOrEqual(Math.max(SCORE_MIN, atOnce('low')) - 1e-9);
        expect(both.high).toBeLessThanOrEqual(Math.min(SCORE_MAX, atOnce('high')) + 1e-9);
      }),
    );
  });
});

describe('the chance with a score that is an estimate', () => {
  const program = testProgram({ cutoffs: [{ year: 2026, last: 650, unfilled: false }] });
  const sure = (score: number) => {
    const found = cutoffChance(program, score);
    return found.kind === 'estimate' ? found.probability : 0;
  };

  it('is that of the score where the range is a point, and nearer to a half the wider it is', () => {
    for (const score of [560, 600, 700, 740]) {
      expect(expectedChance(program, score, { low: score, high: score }).probability).toBeCloseTo(sure(score), 4);
      const [narrow, wide] = [30, 120].map(
        (reach) => expectedChance(program, score, { low: score - reach, high: score + reach }).probability,
      ) as [number, number];
      const away = (chance: number) => Math.abs(chance - 0.5);
      expect(away(wide)).toBeLessThanOrEqual(away(narrow) + 1e-9);
      expect(away(narrow)).toBeLessThanOrEqual(away(sure(score)) + 1e-9);
    }
  });

  it('is never sure or impossible, and rises with the score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 900 }), fc.integer({ min: 0, max: 150 }), (score, reach) => {
        const at = (middle: number) =>
          expectedChance(program, middle, { low: middle - reach, high: middle + reach }).probability;
        expect(at(score)).toBeGreaterThanOrEqual(CHANCE_MIN);
        expect(at(score)).toBeLessThanOrEqual(CHANCE_MAX);
        expect(at(score + 20)).toBeGreaterThanOrEqual(at(score) - 1e-9);
      }),
    );
  });
});
