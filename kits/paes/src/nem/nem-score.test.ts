import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEM_GROUPS } from './nem-group.ts';
import { nemScore, nemScoreInTable } from './nem-score.ts';
import { averageForScore } from './score-to-average.ts';

const group = fc.constantFrom(...NEM_GROUPS);
const average = fc.integer({ min: 400, max: 700 });

describe('the NEM score', () => {
  it('rises with the average and stays between 100 and 1000', () => {
    fc.assert(
      fc.property(group, average, average, (g, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [lower, higher] = [nemScoreInTable(g, low), nemScoreInTable(g, high)];
        expect(lower).toBeGreaterThanOrEqual(100);
        expect(higher).toBeLessThanOrEqual(1000);
        if (low < high) expect(lower).toBeLessThan(higher);
      }),
    );
  });

  it('says so where the table does not go', () => {
    expect(nemScore('A', 399)).toEqual({ kind: 'below-table' });
    expect(nemScore('A', 701)).toEqual({ kind: 'above-table' });
    expect(() => nemScoreInTable('A', 399)).toThrow(RangeError);
  });
});

describe('the average that a score asks for', () => {
  it('is the smallest that reaches it', () => {
    fc.assert(
      fc.property(group, fc.integer({ min: 100, max: 1000 }), (g, score) => {
        const found = averageForScore(g, score);
        if (found.kind !== 'average') throw new Error(found.kind);
        expect(found.score).toBe(nemScoreInTable(g, found.average));
        expect(found.score).toBeGreaterThanOrEqual(score);
        const below = nemScore(g, found.average - 1);
        if (below.kind === 'score') expect(below.score).toBeLessThan(score);
      }),
    );
  });

  it('undoes the table', () => {
    fc.assert(
      fc.property(group, average, (g, a) => {
        const score = nemScoreInTable(g, a);
        expect(averageForScore(g, score)).toEqual({ kind: 'average', average: a, score });
      }),
    );
  });

  it('says so where the scale does not go', () => {
    expect(averageForScore('A', 99)).toEqual({ kind: 'below-scale' });
    expect(averageForScore('A', 1001)).toEqual({ kind: 'above-scale' });
  });
});
