import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nemAverage } from './nem-average.ts';

const grade = fc.integer({ min: 100, max: 700 });

describe('the NEM average', () => {
  it('is the mean of the years, with an exact half going up', () => {
    expect(nemAverage([610, 620, 630, 630])).toBe(623);
    expect(nemAverage([630, 600, 580, 610])).toBe(605);
    expect(nemAverage([610, 610, 610, 610])).toBe(610);
    expect(nemAverage([500, 501])).toBe(501);
    expect(nemAverage([500, 500, 501])).toBe(500);
  });

  it('stays between the lowest and the highest year and within half a hundredth of the mean', () => {
    fc.assert(
      fc.property(fc.array(grade, { minLength: 1, maxLength: 4 }), (years) => {
        const average = nemAverage(years);
        expect(average).toBeGreaterThanOrEqual(Math.min(...years));
        expect(average).toBeLessThanOrEqual(Math.max(...years));
        const sum = years.reduce((a, b) => a + b, 0);
        expect(Math.abs(2 * (average * years.length - sum))).toBeLessThanOrEqual(years.length);
      }),
    );
  });

  it('does not depend on the order of the years', () => {
    fc.assert(
      fc.property(fc.array(grade, { minLength: 1, maxLength: 4 }), (years) => {
        expect(nemAverage(years.toReversed())).toBe(nemAverage(years));
      }),
    );
  });

  it('refuses to average nothing', () => {
    expect(() => nemAverage([])).toThrow(RangeError);
  });
});
