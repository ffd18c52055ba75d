import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePoints, distance, movePoint, stepOf } from './number-line.ts';

it('moves by whole numbers, or as finely as the points need', () => {
  expect(stepOf({ from: -10, to: 10, points: [-4, 2] })).toBe(1);
  expect(stepOf({ from: -0.9, to: -0.6, points: [-0.8, -0.75] })).toBe(0.01);
  expect(stepOf({ from: 0, to: 1, points: [1 / 3] })).toBe(0.005);
});

it('tells where the points are and what follows', () => {
  expect(describePoints([-4])).toBe('A está en −4, a 4 del 0.');
  expect(describePoints([-4, 2])).toBe('A en −4 y B en 2: B está 6 a la derecha de A, así que 2 > −4.');
  expect(describePoints([-4, -10])).toBe('A en −4 y B en −10: B está 6 a la izquierda de A, así que −10 < −4.');
  expect(describePoints([3, -1, 0.5])).toBe('A en 3, B en −1 y C en 0,5. De menor a mayor: −1; 0,5; 3.');
});

it('keeps points on the line and on its steps, and moves no other', () => {
  const data = { from: -10, to: 10, points: [-4, 2] };
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (to) => {
      const [moved = Number.NaN, other] = movePoint(data, 0, to, 1);
      expect(other).toBe(2);
      expect(Number.isInteger(moved)).toBe(true);
      expect(Math.abs(moved)).toBeLessThanOrEqual(10);
      if (Math.abs(to) <= 10) expect(distance(moved, to)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
  expect(movePoint(data, 1, Number.POSITIVE_INFINITY, 1)).toEqual([-4, 10]);
});
