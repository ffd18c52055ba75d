import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyMove, canShare, describeBalance, type Move, solve, solvedAs, tiltOf } from './balance.ts';

const begin = { left: [3, 2], right: [1, 8] } as const;

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    x: fc.integer({ min: -3, max: 3 }),
    one: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ kind: fc.constant('share' as const), parts: fc.constantFrom(2, 3, 5) }),
);

it('is solved by doing the same to both pans', () => {
  const bag = solve(begin);
  expect(bag).toBe(3);
  let now = applyMove(begin, { kind: 'add', x: -1, one: -2 }, 'both');
  expect(describeBalance(now, bag)).toBe('2x = 6: la balanza está en equilibrio.');
  expect(canShare(now, 2)).toBe(true);
  expect(canShare(now, 3)).toBe(false);
  now = applyMove(now, { kind: 'share', parts: 2 }, 'both');
  expect(solvedAs(now)).toBe(3);
  expect(describeBalance(now, bag)).toBe('x = 3: la balanza está en equilibrio. Una bolsa pesa 3: x = 3.');
});

it('tilts when only one pan changes', () => {
  const now = applyMove(begin, { kind: 'add', x: 0, one: -2 }, 'left');
  expect(describeBalance(now, 3)).toBe(
    '3x y x + 8 ya no pesan lo mismo: baja el plato derecho. Haz en el otro plato lo mismo que hiciste en uno.',
  );
});

it('keeps its balance and its solution whatever is done to both', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const now = moves.reduce((balance, one) => applyMove(balance, one, 'both'), begin as Parameters<typeof solve>[0]);
      const bags = Math.abs(now.left[0] - now.right[0]);
      // Halved and halved again, what is left is finer than what is told.
      fc.pre(bags > 0.01);
      expect(solve(now) ?? Number.NaN).toBeCloseTo(3, 5);
    }),
  );
});

it('tilts to the pan to which something was added', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom('left' as const, 'right' as const), (one, side) => {
      expect(tiltOf(applyMove(begin, { kind: 'add', x: 0, one }, side), 3)).toBe(side === 'left' ? -1 : 1);
    }),
  );
});
