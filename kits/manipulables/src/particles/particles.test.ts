import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeParticles, matterAt, placesAt, speedAt } from './particles.ts';

it('is water: solid, liquid or gaseous by its temperature', () => {
  expect([200, 272, 274, 372, 374].map((kelvin) => matterAt(kelvin, 'liquid'))).toEqual([
    'solid',
    'solid',
    'liquid',
    'liquid',
    'gas',
  ]);
  expect(matterAt(373, 'gas')).toBe('gas');
  expect(matterAt(373, 'liquid')).toBe('liquid');
  expect(describeParticles(298, 'liquid')).toMatch(/^Agua a 298 K \(25 °C\), al nivel del mar: líquida\./);
  expect(describeParticles(273, 'solid')).toMatch(/se funde o se congela\.$/);
});

it('goes faster when it is warmer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 600 }), fc.integer({ min: 1, max: 100 }), (kelvin, more) => {
      expect(speedAt(kelvin + more)).toBeGreaterThan(speedAt(kelvin));
    }),
  );
});

it('stays in its box, with as many particles', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('solid' as const, 'liquid' as const, 'gas' as const),
      fc.integer({ min: 50, max: 600 }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (matter, kelvin, phase) => {
        const places = placesAt(matter, kelvin, phase);
        expect(places).toHaveLength(36);
        for (const [x, y] of places) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
