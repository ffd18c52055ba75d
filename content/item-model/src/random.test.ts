import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

/** From an implementation of mulberry32 in another language. */
it.each([
  [0, [1144304738, 1416247, 958946056, 627933444]],
  [1, [2693262067, 11749833, 2265367787, 4213581821]],
  [-1, [3850105811, 813802916, 3073704848, 4054706436]],
  [20261122, [3594863774, 452285765, 13612445, 3823277520]],
])('seed %i draws what it always drew', (seed, drawn) => {
  const random = createRandom(seed);
  expect(drawn.map(() => random.integer(0, 2 ** 32 - 1))).toEqual(drawn);
});

it('draws samples and picks that stored forms depend on', () => {
  const random = createRandom(1);
  for (let skipped = 0; skipped < 4; skipped += 1) random.integer(0, 1);
  expect(random.sample([...'abcdefgh'], 4).join('')).toBe('hbef');
  expect(random.pick([...'xyz'])).toBe('y');
});

it('keeps to its bounds, and draws without putting back', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(30), (seed, least, span) => {
      const random = createRandom(seed);
      const drawn = random.integer(least, least + span);
      expect(drawn).toBeGreaterThanOrEqual(least);
      expect(drawn).toBeLessThanOrEqual(least + span);
      expect(Number.isInteger(drawn)).toBe(true);
      const values = Array.from({ length: span }, (_, index) => index);
      expect([...random.sample(values, span)].sort((one, other) => one - other)).toEqual(values);
    }),
  );
});

it('draws every value about as often', () => {
  const random = createRandom(7);
  const counts = Array<number>(6).fill(0);
  for (let roll = 0; roll < 60_000; roll += 1) {
    const value = random.integer(0, 5);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('refuses to draw more than there is', () => {
  expect(() => createRandom(1).sample(['a'], 2)).toThrow(RangeError);
});
