import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeLine, lineThrough, movePoint, type Point, type TwoPoints } from './line-through-points.ts';

const point = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));

it('is told by how far it goes and climbs', () => {
  expect(
    describeLine([
      [1, 7],
      [4, 1],
    ]),
  ).toBe('Pasa por A (1, 7) y B (4, 1). Avanza 3 y baja 6: la pendiente es −2. y = −2x + 9: corta el eje Y en 9.');
  expect(
    describeLine([
      [3, -1],
      [0, -1],
    ]),
  ).toBe(
    'Pasa por A (3, −1) y B (0, −1). Avanza 3 y no sube ni baja: la pendiente es 0. y = −1: corta el eje Y en −1.',
  );
  expect(
    describeLine([
      [2, 0],
      [2, 5],
    ]),
  ).toBe('Pasa por A (2, 0) y B (2, 5). Es vertical: x = 2. No tiene pendiente, porque no avanza.');
});

it('is the same line whichever point is first, and goes through both', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      fc.pre(one[0] !== other[0]);
      const { slope, intercept } = lineThrough([one, other]);
      const turned = lineThrough([other, one]);
      expect(turned.slope).toBeCloseTo(slope ?? Number.NaN, 9);
      expect(turned.intercept).toBeCloseTo(intercept ?? Number.NaN, 6);
      for (const [x, y] of [one, other]) expect((slope ?? 0) * x + (intercept ?? 0)).toBeCloseTo(y, 6);
    }),
  );
});

it('always has two points', () => {
  fc.assert(
    fc.property(point, fc.constantFrom(0, 1), (to, index) => {
      const points: TwoPoints = [
        [0, 0],
        [1, 2],
      ];
      const [a, b]: readonly [Point, Point] = movePoint(points, index, to);
      expect(a).not.toEqual(b);
    }),
  );
});
