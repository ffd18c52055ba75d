import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anglesOf,
  areaOf,
  describeTriangle,
  footOf,
  moveVertex,
  sidesOf,
  type Vertices,
  wholeAngles,
} from './triangle.ts';

const point = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
const triangle: fc.Arbitrary<Vertices> = fc.tuple(point, point, point).filter((one) => areaOf(one) > 0);

it('is told by its kind and what is to be seen', () => {
  expect(
    describeTriangle(
      [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      ['angles', 'sides', 'area', 'height'],
    ),
  ).toBe(
    'Es escaleno y rectángulo. Ángulos: 90°, 37° y 53°, que suman 180°. Lados: a = 5; b = 3; c = 4. Base AB 4 y altura 3. Área: 6.',
  );
});

it('has angles of 180 degrees, exact and rounded, and Heron’s area', () => {
  fc.assert(
    fc.property(triangle, (vertices) => {
      const angles = anglesOf(vertices);
      expect(angles[0] + angles[1] + angles[2]).toBeCloseTo(180, 3);
      const whole = wholeAngles(angles);
      expect(whole.reduce((sum, one) => sum + one, 0)).toBe(180);
      for (const [index, angle] of whole.entries()) expect(Math.abs(angle - (angles[index] ?? 0))).toBeLessThan(1.001);
      const [a, b, c] = sidesOf(vertices);
      const half = (a + b + c) / 2;
      expect(Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - c)))).toBeCloseTo(areaOf(vertices), 3);
    }),
  );
});

it('has a height that stands upright on its base', () => {
  fc.assert(
    fc.property(triangle, (vertices) => {
      const [a, b, c] = vertices;
      const foot = footOf(vertices);
      expect((c[0] - foot[0]) * (b[0] - a[0]) + (c[1] - foot[1]) * (b[1] - a[1])).toBeCloseTo(0, 4);
    }),
  );
});

it('stays a triangle wherever a vertex is moved', () => {
  fc.assert(
    fc.property(triangle, point, fc.nat({ max: 2 }), (vertices, to, index) => {
      expect(areaOf(moveVertex(vertices, index, to))).toBeGreaterThan(0);
    }),
  );
});
