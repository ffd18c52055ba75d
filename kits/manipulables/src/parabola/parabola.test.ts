import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeParabola, valueAt, vertexOf, withVertex, zerosOf } from './parabola.ts';

const half = (most: number) => fc.integer({ min: -2 * most, max: 2 * most }).map((one) => one / 2);
const parabola = fc.record({ a: half(3).filter((a) => a !== 0), b: half(8), c: half(10) });

it('is told with its vertex and where it cuts the axes', () => {
  expect(describeParabola({ a: 1, b: -2, c: -8 })).toBe(
    'f(x) = x² − 2x − 8. Se abre hacia arriba. Su vértice es (1, −9); corta el eje X en −2 y en 4 y el eje Y en −8.',
  );
  expect(describeParabola({ a: -2, b: 0, c: 0 })).toBe(
    'f(x) = −2x². Se abre hacia abajo, más angosta que x². Su vértice es (0, 0); toca el eje X en 0 y el eje Y en 0.',
  );
  expect(describeParabola({ a: 0.5, b: 0, c: 1 })).toContain('más ancha que x²');
  expect(describeParabola({ a: 0.5, b: 0, c: 1 })).toContain('no corta el eje X');
  expect(describeParabola({ a: 0, b: 1, c: 2 })).toBe('f(x) = x + 2. Con a = 0 ya no es una parábola: es una recta.');
});

it('is zero at its zeros, which lie evenly about the vertex', () => {
  fc.assert(
    fc.property(parabola, (one) => {
      const zeros = zerosOf(one);
      for (const zero of zeros) expect(valueAt(one, zero)).toBeCloseTo(0, 5);
      const [x = 0] = vertexOf(one) ?? [];
      if (zeros.length === 2) expect(((zeros[0] ?? 0) + (zeros[1] ?? 0)) / 2).toBeCloseTo(x, 6);
    }),
  );
});

it('has its vertex where it was put', () => {
  fc.assert(
    fc.property(parabola, half(6), half(8), (one, x, y) => {
      expect(vertexOf(withVertex(one, [x, y]))).toEqual([x + 0, y + 0]);
    }),
  );
});
