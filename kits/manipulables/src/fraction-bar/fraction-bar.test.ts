import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut, describeFraction, isSame, MOST_BARS, MOST_PARTS, paint, reduce } from './fraction-bar.ts';

const begin = { numerator: 3, denominator: 8 };

it('is told as fraction, decimal and percentage', () => {
  expect(describeFraction(begin, begin)).toBe('Pintaste 3 de 8: 0,375 o 37,5\u00a0%.');
  expect(describeFraction({ numerator: 6, denominator: 16 }, begin)).toBe(
    'Pintaste 6 de 16, que es 3/8: 0,375 o 37,5\u00a0%. Muestra lo mismo que 3/8.',
  );
  expect(describeFraction({ numerator: 1, denominator: 3 }, begin)).toBe('Pintaste 1 de 3: ≈ 0,3333 o ≈ 33,3\u00a0%.');
  expect(describeFraction({ numerator: 8, denominator: 4 }, begin)).toBe('Pintaste 8 de 4, que es 2: 2 o 200\u00a0%.');
});

it('is the same reduced, and cannot be reduced twice', () => {
  fc.assert(
    fc.property(fc.nat({ max: 72 }), fc.integer({ min: 1, max: MOST_PARTS }), (numerator, denominator) => {
      const reduced = reduce({ numerator, denominator });
      expect(isSame(reduced, { numerator, denominator })).toBe(true);
      expect(reduce(reduced)).toEqual(reduced);
    }),
  );
});

it('never paints more than there is, however it is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 99 }), fc.integer({ min: -9, max: 99 }), (painted, parts) => {
      const { numerator, denominator } = cut(paint(begin, painted), parts);
      expect(denominator).toBeGreaterThanOrEqual(1);
      expect(denominator).toBeLessThanOrEqual(MOST_PARTS);
      expect(numerator).toBeGreaterThanOrEqual(0);
      expect(numerator).toBeLessThanOrEqual(denominator * MOST_BARS);
    }),
  );
});
