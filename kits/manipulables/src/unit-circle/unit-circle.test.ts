import fc from 'fast-check';
import { expect, it } from 'vitest';
import { angleAt, describeAngle, exactly, inRadians, pointAt, turn } from './unit-circle.ts';

it('tells notable angles exactly and others about', () => {
  expect(describeAngle(30)).toBe(
    'A 30° (π/6): altura, sen = 1/2; hacia el lado, cos = √3/2; tan ≈ 0,577. Está en el primer cuadrante.',
  );
  expect(describeAngle(270)).toBe(
    'A 270° (3π/2): altura, sen = −1; hacia el lado, cos = 0; la tangente no existe. El punto está sobre un eje.',
  );
  expect(describeAngle(100)).toContain('sen ≈ 0,985; hacia el lado, cos ≈ −0,174');
  expect([135, 180, 300, 7].map(inRadians)).toEqual(['3π/4', 'π', '5π/3', '0,04π']);
});

it('has the notable values at every multiple of 30 and of 45 degrees', () => {
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const { cos, sin } = pointAt(degrees);
    const isNotable = degrees % 30 === 0 || degrees % 45 === 0;
    expect([degrees, exactly(cos) !== null && exactly(sin) !== null]).toEqual([degrees, isNotable]);
  }
});

it('stays on the circle, and turns back to where it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (degrees) => {
      const { cos, sin } = pointAt(turn(degrees));
      expect(cos ** 2 + sin ** 2).toBeCloseTo(1, 6);
      expect(turn(degrees + 360)).toBe(turn(degrees));
      const caught = Math.abs(angleAt(cos, sin) - turn(degrees));
      expect(Math.min(caught, 360 - caught)).toBeLessThanOrEqual(3);
    }),
  );
});
