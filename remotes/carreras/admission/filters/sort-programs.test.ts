import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutoffDistance } from '../cutoff-distance.ts';
import { OFFER } from '../offer.ts';
import type { Scores } from '../scores.ts';
import { someScores } from '../testing/arbitraries.ts';
import { testProgram } from '../testing/test-program.ts';
import { SORTS } from './explorer-state.ts';
import { createProgramSorter } from './sort-programs.ts';

const SIX_HUNDRED = { nem: 600, ranking: 600, cl: 600, m1: 600, hcs: 600 };

const cutoff = (last: number, unfilled = false) => ({ cutoffs: [{ year: 2026, last, unfilled }] });

const PROGRAMS = [
  testProgram({ code: '1', name: 'Óptica', ...cutoff(720), tuition2026Clp: 5_000_000 }),
  testProgram({ code: '2', name: 'Zoología', ...cutoff(610), tuition2026Clp: null, tuition2026Uf: 100 }),
  testProgram({ code: '3', name: 'Álgebra', ...cutoff(595, true), tuition2026Clp: 3_000_000 }),
  testProgram({ code: '4', name: 'Botánica', ...cutoff(570), tuition2026Clp: null }),
  testProgram({ code: '5', name: 'Ñandúes', cutoffs: [], tuition2026Clp: 9_000_000 }),
];

describe('the order of the programmes', () => {
  it.each([
    ['relevance', '12345'],
    ['reach', '42135'],
    ['distance', '24135'],
    ['cutoff', '12435'],
    ['tuition', '32154'],
    ['name', '34512'],
  ] as const)('by %s is %s: what has no value comes last', (sort, codes) => {
    expect(
      createProgramSorter(PROGRAMS)
        .sort(PROGRAMS, sort, SIX_HUNDRED)
        .map(({ code }) => code)
        .join(''),
    ).toBe(codes);
  });

  it('by reach is by what is asked to apply, and among equals by the cut-off', () => {
    const programs = [
      testProgram({ code: '1', ...cutoff(430) }),
      testProgram({ code: '2', ...cutoff(400), minWeighted: 640 }),
      testProgram({ code: '3', ...cutoff(420) }),
      testProgram({ code: '4', ...cutoff(600) }),
    ];
    const sorted = createProgramSorter(programs).sort(programs, 'reach', { nem: 600 });
    expect(sorted.map(({ code }) => code).join('')).toBe('3142');
  });

  it('by distance puts what may not be applied to behind what may, and before what has no bar', () => {
    const programs = [
      testProgram({ code: '1', ...cutoff(601), minAverageClM1: 650 }),
      testProgram({ code: '2', ...cutoff(900) }),
      testProgram({ code: '3', cutoffs: [] }),
      testProgram({ code: '4', ...cutoff(500), minWeighted: 620 }),
    ];
    const { sort } = createProgramSorter(programs);
    const codes = (scores: Scores, bestTenth = false) =>
      sort(programs, 'distance', scores, { bestTenth })
        .map(({ code }) => code)
        .join('');
    expect(codes(SIX_HUNDRED)).toBe('2143');
    const low = { ...SIX_HUNDRED, cl: 400, m1: 400 };
    expect(codes(low)).toBe('4123');
    expect(codes(low, true)).toBe('2413');
  });

  it('by distance is that of the scores and the place that are asked for, prepared or not', () => {
    const { sort, prepare } = createProgramSorter(OFFER.programs);
    fc.assert(
      fc.property(someScores, fc.boolean(), fc.integer({ min: 0, max: 3 }), (scores, bestTenth, every) => {
        const place = { bestTenth };
        for (const program of OFFER.programs.filter((_, position) => position % 3 < every))
          prepare(program, scores, place);
        const fresh = createProgramSorter(OFFER.programs).sort(OFFER.programs, 'distance', scores, place);
        expect(sort(OFFER.programs, 'distance', scores, place)).toEqual(fresh);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves equals as they were', () => {
    const twins = [testProgram({ code: '1', name: 'Derecho' }), testProgram({ code: '2', name: 'Derecho' })];
    const { sort } = createProgramSorter(twins);
    for (const order of SORTS) expect(sort(twins.toReversed(), order, SIX_HUNDRED)).toEqual(twins.toReversed());
  });

  it('loses nothing and adds nothing', () => {
    const { sort: sortPrograms } = createProgramSorter(OFFER.programs);
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), someScores, (sort, scores) => {
        const sorted = sortPrograms(OFFER.programs, sort, scores);
        expect(sorted).toHaveLength(OFFER.programs.length);
        expect(new Set(sorted)).toEqual(new Set(OFFER.programs));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the distance to the cut-off', () => {
  it('is positive above it and negative below', () => {
    expect(cutoffDistance(testProgram(cutoff(570)), SIX_HUNDRED)).toBe(30);
    expect(cutoffDistance(testProgram(cutoff(720)), SIX_HUNDRED)).toBe(-120);
  });

  it('is not known without a bar, or without the scores', () => {
    expect(cutoffDistance(testProgram(cutoff(570, true)), SIX_HUNDRED)).toBeNull();
    expect(cutoffDistance(testProgram({ cutoffs: [] }), SIX_HUNDRED)).toBeNull();
    expect(cutoffDistance(testProgram(), { nem: 600 })).toBeNull();
    expect(cutoffDistance(testProgram({ specialTestWeight: 50 }), SIX_HUNDRED)).toBeNull();
  });
});
