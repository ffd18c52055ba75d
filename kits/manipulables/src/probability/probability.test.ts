import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRuns, type Branch, describePath, pathsOf, probabilityOf, runOnce, withFirst } from './probability.ts';

const coin: readonly Branch[] = [
  { label: 'cara', probability: 0.5 },
  { label: 'sello', probability: 0.5 },
];
const branches = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 4 }).map((weights) =>
  weights.map((weight, index) => ({
    label: String(index),
    probability: weight / weights.reduce((sum, one) => sum + one, 0),
  })),
);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('a tree', () => {
  it('tells a path by its product, and by how often it came', () => {
    expect(describePath([0, 0, 1], coin, 8, [], 1)).toBe(
      'Hay 8 caminos. «cara, cara, sello»: 0,5 · 0,5 · 0,5 = 0,125 (12,5\u00a0%).',
    );
    expect(describePath([1], coin, 2, [3, 1], 1)).toBe(
      'Hay 2 caminos. «sello»: 0,5 (50\u00a0%). Salió 1 vez de 4: 25\u00a0%.',
    );
  });

  it('has paths that sum to 1', () => {
    fc.assert(
      fc.property(branches, fc.integer({ min: 1, max: 3 }), (all, stages) => {
        const paths = pathsOf(all.length, stages);
        expect(paths).toHaveLength(all.length ** stages);
        expect(sumOf(paths.map((path) => probabilityOf(path, all)))).toBeCloseTo(1, 6);
      }),
    );
  });

  it('still sums to 1 when the first branch is moved', () => {
    fc.assert(
      fc.property(branches, fc.integer({ min: 0, max: 100 }), (all, percent) => {
        const moved = withFirst(withFirst(all, 1), percent / 100);
        expect(moved[0]?.probability).toBe(percent / 100);
        expect(sumOf(moved.map(({ probability }) => probability))).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('runs', () => {
  it('take the branch in which the draw falls', () => {
    const draws = [0.1, 0.5, 0.99];
    expect(runOnce(coin, 3, () => draws.shift() ?? 0)).toEqual([0, 1, 1]);
    const never = [
      { label: 'a', probability: 0.999 },
      { label: 'b', probability: 0 },
    ];
    expect(runOnce(never, 1, () => 0.9995)).toEqual([0]);
  });

  it('are all counted, at the place of their path', () => {
    fc.assert(
      fc.property(
        branches,
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }),
        (all, draws) => {
          const runs = draws.map((draw) => runOnce(all, 2, () => draw));
          const tally = addRuns([], runs, all.length);
          expect(sumOf(Object.values(tally))).toBe(draws.length);
          const paths = pathsOf(all.length, 2);
          for (const run of runs) {
            const place = paths.findIndex((path) => path.join() === run.join());
            expect(tally[place]).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
