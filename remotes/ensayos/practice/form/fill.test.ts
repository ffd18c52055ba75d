import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fill, type Unit } from './fill.ts';

const unit = fc.record({ size: fc.integer({ min: 1, max: 5 }), cost: fc.integer({ min: 0, max: 100 }) });
const choices = fc.array(fc.array(unit, { minLength: 1, maxLength: 3 }), { maxLength: 6 });

interface Sum {
  readonly size: number;
  readonly cost: number;
}

/** Every set there is. */
function allSums([choice, ...rest]: readonly (readonly Unit[])[]): readonly Sum[] {
  if (!choice) return [{ size: 0, cost: 0 }];
  const sums = allSums(rest);
  return [
    ...sums,
    ...choice.flatMap((one) => sums.map(({ size, cost }) => ({ size: size + one.size, cost: cost + one.cost }))),
  ];
}

const sumOf = (units: readonly Unit[]): Sum => ({
  size: units.reduce((sum, { size }) => sum + size, 0),
  cost: units.reduce((sum, { cost }) => sum + cost, 0),
});

it('fills as many places as can be filled, as cheaply as can be, like a search through every set', () => {
  fc.assert(
    fc.property(choices, fc.nat(18), (offered, places) => {
      const fitting = allSums(offered).filter(({ size }) => size <= places);
      const size = Math.max(...fitting.map((sum) => sum.size));
      const cost = Math.min(...fitting.filter((sum) => sum.size === size).map((sum) => sum.cost));
      expect(sumOf(fill(offered, places))).toEqual({ size, cost });
    }),
    { numRuns: 2000 },
  );
});

it('takes at most one unit of each choice', () => {
  fc.assert(
    fc.property(choices, fc.nat(18), (offered, places) => {
      const chosen = new Set<Unit>(fill(offered, places));
      for (const choice of offered) expect(choice.filter((one) => chosen.has(one)).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('fills nothing with nothing, and nothing where nothing is wanted', () => {
  expect(fill([], 10)).toEqual([]);
  expect(fill([[{ size: 1, cost: 1 }]], 0)).toEqual([]);
  expect(fill([[{ size: 7, cost: 1 }]], 6)).toEqual([]);
});
