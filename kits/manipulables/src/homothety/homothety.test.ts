import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, describeHomothety, imageOf, type Point } from './homothety.ts';

const triangle: readonly Point[] = [
  [1, 1],
  [3, 1],
  [2, 3],
];
const coordinate = fc.integer({ min: -9, max: 9 });
const centre = fc.tuple(coordinate, coordinate);
const ratio = fc.integer({ min: -12, max: 12 }).map((one) => one / 4);

it('tells what the ratio does to sides and area', () => {
  expect(describeHomothety(triangle, [0, 0], 2)).toBe(
    'Con centro (0, 0) y razón 2 la figura se agranda. Cada lado se multiplica por 2 y el área por 4: de 2 pasa a 8 (400\u00a0%).',
  );
  expect(describeHomothety(triangle, [0, 0], -0.5)).toBe(
    'Con centro (0, 0) y razón −0,5 la figura se achica y queda girada media vuelta, al otro lado del centro. Cada lado se multiplica por 0,5 y el área por 0,25: de 2 pasa a 0,5 (25\u00a0%).',
  );
});

it('multiplies the area by the square of the ratio, about whatever centre', () => {
  fc.assert(
    fc.property(centre, ratio, (about, by) => {
      expect(areaOf(imageOf(triangle, about, by))).toBeCloseTo(areaOf(triangle) * by ** 2, 6);
    }),
  );
});

it('is undone by the inverse ratio, and leaves its centre where it is', () => {
  fc.assert(
    fc.property(centre, ratio, (about, by) => {
      expect(imageOf([about], about, by)).toEqual([about.map((one) => one + 0)]);
      fc.pre(by !== 0);
      const back = imageOf(imageOf(triangle, about, by), about, 1 / by);
      for (const [index, [x, y]] of back.entries()) {
        expect(x).toBeCloseTo(triangle[index]?.[0] ?? Number.NaN, 6);
        expect(y).toBeCloseTo(triangle[index]?.[1] ?? Number.NaN, 6);
      }
    }),
  );
});
