import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFor, measureMoves, shareOfMoves } from './cutoff-moves.ts';
import { OFFER } from './offer.ts';
import type { Cutoff, Program } from './program.ts';
import { testProgram } from './testing/test-program.ts';

const TABLE = measureMoves(OFFER.programs, [2024, 2025]);

const bands = fc.constantFrom(...TABLE.filled, TABLE.unfilled);

const moved = (from: Cutoff, to: Cutoff): Program => testProgram({ cutoffs: [to, from] });

describe('how cut-offs moved', () => {
  it('is measured over programmes that filled, pooled by the level of their cut-off', () => {
    const programs = [610, 620, 640].map((last, index) =>
      moved({ year: 2025, last, unfilled: false }, { year: 2026, last: last + 10 * index, unfilled: false }),
    );
    const table = measureMoves(programs, [2024, 2025]);
    const band = bandFor(table, { year: 2026, last: 630, unfilled: false });
    expect(table.years).toEqual([2025, 2026]);
    expect(band).toMatchObject({ from: 600, moves: 3, unfilledNext: 0 });
    expect([band.points[0], band.points[6], band.points.at(-1)]).toEqual([0, 10, 20]);
  });

  it('tells apart who did not fill, before and after', () => {
    const programs = [
      moved({ year: 2025, last: 610, unfilled: false }, { year: 2026, last: 400, unfilled: true }),
      moved({ year: 2025, last: 610, unfilled: false }, { year: 2026, last: 615, unfilled: false }),
      moved({ year: 2025, last: 450, unfilled: true }, { year: 2026, last: 470, unfilled: false }),
    ];
    const table = measureMoves(programs, [2025]);
    expect(bandFor(table, { year: 2026, last: 615, unfilled: false })).toMatchObject({ moves: 2, unfilledNext: 0.5 });
    expect(table.unfilled).toMatchObject({ moves: 1, unfilledNext: 0 });
    expect(table.unfilled.points[0]).toBe(20);
  });

  it('leaves out the low cut-offs of 2024, of which nothing says whether they were bars', () => {
    const from = (last: number) => moved({ year: 2024, last, unfilled: false }, { year: 2025, last, unfilled: false });
    const table = measureMoves([from(549), from(550)], [2024]);
    expect(table.filled.map(({ moves }) => moves)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('is less the higher the cut-off', () => {
    const spread = ({ points }: { readonly points: readonly number[] }) => (points[9] ?? 0) - (points[3] ?? 0);
    const spreads = TABLE.filled.map(spread);
    for (const [index, value] of spreads.entries()) {
      if (index > 0) expect(value).toBeLessThan(spreads[index - 1] ?? Number.NaN);
    }
    expect(TABLE.filled.every(({ moves }) => moves >= 90)).toBe(true);
  });

  it('gives a share between 0 and 1 that never falls as the points rise', () => {
    const points = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(bands, points, points, (band, a, b) => {
        const [low, high] = [shareOfMoves(band, Math.min(a, b)), shareOfMoves(band, Math.max(a, b))];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});
