import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binsOf, describeData, moveDatum, rangeOf, summarise } from './data-plots.ts';

const data = [3, 5, 5, 6, 7, 8, 8, 9, 12, 15];
const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 30 });

it('tells centre, quartiles and range', () => {
  expect(describeData(data)).toBe(
    '10 datos. Media 7,8; mediana 7,5. Cuartiles: Q1 = 5 y Q3 = 9, así que la caja mide 4. Rango: 12, de 3 a 15.',
  );
  expect(summarise([1, 2, 3, 4, 5])).toMatchObject({ first: 1.5, median: 3, third: 4.5 });
});

it('keeps the median when the largest datum goes further away, and moves the mean', () => {
  const before = summarise(data);
  const after = summarise(moveDatum(data, 9, 18, rangeOf(data)));
  expect([after.median, after.first, after.third]).toEqual([before.median, before.first, before.third]);
  expect(after.mean).toBeGreaterThan(before.mean);
});

it('has its five numbers in order, and every datum in one interval', () => {
  fc.assert(
    fc.property(values, fc.nat(), fc.integer({ min: -200, max: 200 }), (all, which, to) => {
      const range = rangeOf(all);
      const moved = moveDatum(all, which % all.length, to, range);
      const { least, first, median, third, most, mean } = summarise(moved);
      const numbers = [least, first, median, third, most];
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      expect(mean).toBeGreaterThanOrEqual(least - 1e-6);
      expect(mean).toBeLessThanOrEqual(most + 1e-6);
      expect(binsOf(moved, range).reduce((sum, one) => sum + one, 0)).toBe(all.length);
      for (const value of moved) {
        expect(value).toBeGreaterThanOrEqual(range.from);
        expect(value).toBeLessThanOrEqual(range.to);
      }
    }),
  );
});
