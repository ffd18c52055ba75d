import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutoffChance } from './cutoff-chance.ts';
import { measureMoves } from './cutoff-moves.ts';
import { OFFER } from './offer.ts';
import { anyProgram } from './testing/arbitraries.ts';
import { testProgram } from './testing/test-program.ts';

const weighted = fc.double({ min: 100, max: 1000, noNaN: true });

function probability(...[program, score, table]: Parameters<typeof cutoffChance>): number {
  const chance = cutoffChance(program, score, table);
  return chance.kind === 'estimate' ? chance.probability : 0;
}

describe('the chance at a cut-off', () => {
  it('is near even at the cut-off itself, and grows away from it', () => {
    const program = testProgram();
    expect(probability(program, 700)).toBeGreaterThan(0.45);
    expect(probability(program, 700)).toBeLessThan(0.55);
    expect(probability(program, 740)).toBeGreaterThan(0.9);
    expect(probability(program, 660)).toBeLessThan(0.12);
  });

  it('is high where the programme did not fill, for whoever may apply', () => {
    const program = testProgram({ cutoffs: [{ year: 2026, last: 500, unfilled: true }], minWeighted: 450 });
    expect(probability(program, 460)).toBeGreaterThan(0.75);
    expect(cutoffChance(program, 449)).toEqual({ kind: 'below-minimum', minimum: 450 });
  });

  it('says what it stands on', () => {
    expect(cutoffChance(testProgram(), 720)).toMatchObject({
      basis: { cutoff: { year: 2026, last: 700, unfilled: false }, years: [2024, 2025, 2026], moves: 341 },
    });
    expect(cutoffChance(testProgram({ cutoffs: [] }), 720)).toEqual({ kind: 'no-cutoff' });
  });

  it('tells what was seen apart from the bound that is said: none of 93 cases is no 1 %', () => {
    const program = OFFER.program('11045');
    if (!program) throw new Error('11045 is not in the offer');
    expect(cutoffChance(program, 648.5)).toMatchObject({ probability: 0.01, seen: 0, basis: { moves: 93 } });
    expect(cutoffChance(testProgram(), 999)).toMatchObject({ probability: 0.99, seen: 1 });
  });

  it('is never sure nor impossible, and never falls as the score rises', () => {
    fc.assert(
      fc.property(anyProgram, weighted, weighted, (program, a, b) => {
        const [low, high] = [probability(program, Math.min(a, b)), probability(program, Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(0.99);
        expect(cutoffChance(program, a).kind === 'estimate' ? probability(program, a) : 0.01).toBeGreaterThanOrEqual(
          0.01,
        );
      }),
    );
  });
});

/**
 * The model is asked for 2026 knowing only how cut-offs moved from 2024 to 2025, for students from
 * 100 points below to 100 above each cut-off of 2025; what happened in 2026 is known.
 */
describe('held against a year that it did not see', () => {
  const table = measureMoves(OFFER.programs, [2024]);
  const forecasts = OFFER.programs.flatMap((program) => {
    const [actual, known] = [2026, 2025].map((year) => program.cutoffs.find((cutoff) => cutoff.year === year));
    if (!actual || !known || known.unfilled || known.last < 550) return [];
    const before = { ...program, minWeighted: null, cutoffs: program.cutoffs.filter(({ year }) => year <= 2025) };
    return Array.from({ length: 21 }, (_, step) => {
      const score = known.last + 10 * (step - 10);
      return { forecast: probability(before, score, table), selected: actual.unfilled || score >= actual.last };
    });
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const brier = mean(forecasts.map(({ forecast, selected }) => (forecast - Number(selected)) ** 2));

  it('forecasts more than 25 000 cases with a Brier score below 0,11', () => {
    expect(forecasts.length).toBeGreaterThan(25_000);
    expect(brier).toBeLessThan(0.11);
  });

  it('is a quarter better than saying that the cut-off will be the same', () => {
    const same = mean(forecasts.map(({ selected }, index) => (Number(index % 21 >= 10) - Number(selected)) ** 2));
    expect(brier).toBeLessThan(0.75 * same);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'means what it says: of what it gives %i0 to %i9 % about so many happen',
    (tenth) => {
      const said = forecasts.filter(({ forecast }) => Math.min(9, Math.floor(forecast * 10)) === tenth);
      const happened = mean(said.map(({ selected }) => Number(selected)));
      expect(Math.abs(happened - mean(said.map(({ forecast }) => forecast)))).toBeLessThan(0.06);
    },
  );
});
