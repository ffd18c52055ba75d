import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

const BOUNDS = { minMs: 1_000, maxMs: 60_000 };

it('doubles from its least to its most', () => {
  expect([1, 2, 3, 6, 7, 8, 5_000].map((failures) => backoffMs(failures, BOUNDS))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

it('is between half of it and all of it, by chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const whole = backoffMs(failures, BOUNDS);
      const wait = backoffMs(failures, BOUNDS, chance);
      expect(wait).toBeGreaterThanOrEqual(whole / 2);
      expect(wait).toBeLessThanOrEqual(whole);
    }),
  );
});
