import { FACTORS } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFER } from './offer.ts';
import type { Program } from './program.ts';
import { chanceLabel, type SimulatedApplication, simulateApplication } from './simulate-application.ts';
import { anyProgram, fullScores, someScores } from './testing/arbitraries.ts';
import { testProgram } from './testing/test-program.ts';

const SIX_HUNDRED = { nem: 600, ranking: 600, cl: 600, m1: 600, hcs: 600 };

const preferences = fc.uniqueArray(anyProgram, { maxLength: 20 });

const withCutoff = (code: string, last: number, unfilled = false) =>
  testProgram({ code, cutoffs: [{ year: 2026, last, unfilled }] });

const endings = ({ preferences: outcomes, endsNowhere }: SimulatedApplication) => [
  ...outcomes.map((outcome) => (outcome.kind === 'estimate' ? outcome.endsHere : 0)),
  endsNowhere,
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('an application', () => {
  it('ends in each preference or nowhere: the chances are shares of one', () => {
    fc.assert(
      fc.property(preferences, someScores, fc.boolean(), (programs, scores, bestTenth) => {
        const chances = endings(simulateApplication(programs, scores, { bestTenth }));
        for (const chance of chances) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        expect(sum(chances)).toBeCloseTo(1, 10);
      }),
    );
  });

  it('never gets worse with a better score: not in any preference, nor at the risk of ending nowhere', () => {
    fc.assert(
      fc.property(
        preferences,
        fullScores,
        fc.constantFrom(...FACTORS),
        fc.integer({ min: 1, max: 200 }),
        (programs, scores, factor, rise) => {
          const better = { ...scores, [factor]: Math.min(1000, scores[factor] + rise) };
          const before = simulateApplication(programs, scores);
          const after = simulateApplication(programs, better);
          for (const [index, outcome] of before.preferences.entries()) {
            const risen = after.preferences[index];
            if (outcome.kind !== 'estimate') continue;
            if (risen?.kind !== 'estimate') throw new Error('a better score took an estimate away');
            expect(risen.chance).toBeGreaterThanOrEqual(outcome.chance);
          }
          expect(after.endsNowhere).toBeLessThanOrEqual(before.endsNowhere + 1e-12);
        },
      ),
    );
  });

  it('ends in the first preference as often as that is reached, whatever comes after', () => {
    fc.assert(
      fc.property(preferences, fullScores, (programs, scores) => {
        const [first] = simulateApplication(programs, scores).preferences;
        if (first?.kind === 'estimate') expect(first.endsHere).toBeCloseTo(first.chance, 12);
      }),
    );
  });

  it('does not change above when a preference is added below, and risks less', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyProgram, { minLength: 1, maxLength: 20 }), fullScores, (programs, scores) => {
        const all = simulateApplication(programs, scores);
        const fewer = simulateApplication(programs.slice(0, -1), scores);
        expect(all.preferences.slice(0, -1)).toEqual(fewer.preferences);
        expect(all.endsNowhere).toBeLessThanOrEqual(fewer.endsNowhere + 1e-12);
      }),
    );
  });

  it('calls its preferences safe, realistic and a reach', () => {
    const programs = [withCutoff('1', 680), withCutoff('2', 600), withCutoff('3', 520)];
    const outcomes = simulateApplication(programs, SIX_HUNDRED).preferences;
    expect(outcomes.map((outcome) => outcome.kind === 'estimate' && outcome.label)).toEqual([
      'reach',
      'realistic',
      'safe',
    ]);
  });

  it.each([
    [0.8, 'safe'],
    [0.7951, 'safe'],
    [0.7949, 'realistic'],
    [0.3, 'realistic'],
    [0.2951, 'realistic'],
    [0.2949, 'reach'],
    [0, 'reach'],
    [1, 'safe'],
  ])('a chance of %d is %s, as the percent that is shown', (chance, label) => {
    expect(chanceLabel(chance)).toBe(label);
  });

  it.each([
    ['forms teachers', { career: 'Pedagogía en Idiomas' }],
    ['asks for a test of its own', { specialTestRequired: true }],
  ])('is never called safe where the programme %s, whatever the points', (_, changes) => {
    const [first] = simulateApplication(
      [testProgram({ cutoffs: [{ year: 2026, last: 400, unfilled: false }], ...changes })],
      SIX_HUNDRED,
    ).preferences;
    expect(first).toMatchObject({ kind: 'estimate', label: 'likely', chance: 0.99, seen: 1 });
  });

  it('reckons with nothing that is not offered any more', () => {
    const gone = testProgram({ offeredIn: 2026, cutoffs: [{ year: 2026, last: 400, unfilled: false }] });
    expect(simulateApplication([gone], SIX_HUNDRED)).toMatchObject({
      preferences: [{ kind: 'unknown', why: 'not-offered' }],
      endsNowhere: 1,
    });
    expect(OFFER.discontinued.length).toBeGreaterThan(0);
    for (const program of OFFER.discontinued) {
      expect(simulateApplication([program], { ...SIX_HUNDRED, m2: 1000, cien: 1000 }).preferences[0]?.kind).toBe(
        'unknown',
      );
    }
  });

  it('says why there is no estimate, and reckons the others without', () => {
    const programs = [
      testProgram({ code: '1', minWeighted: 700 }),
      testProgram({ code: '2', specialTestWeight: 40 }),
      testProgram({ code: '3', cutoffs: [] }),
      withCutoff('4', 600),
    ];
    const { preferences: outcomes, endsNowhere } = simulateApplication(programs, SIX_HUNDRED);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ineligible', 'unknown', 'unknown', 'estimate']);
    expect(outcomes.slice(0, 3)).toMatchObject([
      { reasons: [{ kind: 'weighted', score: 600, minimum: 700 }] },
      { why: 'special-test' },
      { why: 'no-cutoff' },
    ]);
    expect(endsNowhere).toBe(simulateApplication(programs.slice(3), SIX_HUNDRED).endsNowhere);
  });

  it('ends nowhere without preferences, and takes twenty but not twenty-one', () => {
    expect(simulateApplication([], SIX_HUNDRED)).toEqual({ preferences: [], endsNowhere: 1 });
    expect(simulateApplication(OFFER.programs.slice(0, 20), SIX_HUNDRED).preferences).toHaveLength(20);
    expect(() => simulateApplication(OFFER.programs.slice(0, 21), SIX_HUNDRED)).toThrow('21 preferences');
  });
});

describe('a cut-off that was weighed otherwise', () => {
  /** In 2026 it weighed the ranking more and M1 less. */
  const program = (changes: Partial<Program> = {}) =>
    testProgram({
      weights: { nem: 10, ranking: 20, cl: 20, m1: 40, m2: 0, hcs: 10, cien: 10 },
      earlierTerms: [
        {
          year: 2026,
          weights: { nem: 10, ranking: 40, cl: 20, m1: 20, m2: 0, hcs: 10, cien: 10 },
          electiveChoice: true,
          specialTestWeight: 0,
          minAverageClM1: null,
        },
      ],
      ...changes,
    });
  const GOOD_AT_M1 = { nem: 700, ranking: 700, cl: 700, m1: 900, hcs: 700 };
  const chanceAt = (programs: Program, scores: typeof GOOD_AT_M1) => {
    const [first] = simulateApplication([programs], scores).preferences;
    if (first?.kind !== 'estimate') throw new Error('no estimate');
    return first;
  };

  it('is held against the lower of the scores under both weights', () => {
    const first = chanceAt(program(), GOOD_AT_M1);
    expect(first.score).toBe(780);
    expect(first.former).toEqual({ year: 2026, score: 740 });
    expect(first.chance).toBe(chanceAt(testProgram({ weights: program().weights }), { ...GOOD_AT_M1, m1: 800 }).chance);
    const badAtM1 = { ...GOOD_AT_M1, ranking: 900, m1: 700 };
    expect(chanceAt(program(), badAtM1).former?.score).toBe(780);
    expect(chanceAt(program(), badAtM1).score).toBe(740);
    expect(chanceAt(program(), badAtM1).chance).toBe(first.chance);
  });

  it('makes nothing safe', () => {
    const first = chanceAt(program({ cutoffs: [{ year: 2026, last: 400, unfilled: false }] }), GOOD_AT_M1);
    expect(first).toMatchObject({ chance: 0.99, label: 'likely' });
  });

  it('leaves the score unknown where a test counted then that was not sat', () => {
    const [terms] = program().earlierTerms;
    if (!terms) throw new Error('no terms');
    const first = chanceAt(
      program({ earlierTerms: [{ ...terms, weights: { ...terms.weights, m1: 10, m2: 10 } }] }),
      GOOD_AT_M1,
    );
    expect(first).toMatchObject({ score: 780, former: { year: 2026, score: null }, label: 'likely' });
  });

  it('is that of 206 programmes of the offer and of no other', () => {
    const sat = { ...GOOD_AT_M1, m2: 900, cien: 900 };
    const outcomes = OFFER.programs.map((one) => simulateApplication([one], sat).preferences[0]);
    const estimates = outcomes.filter((one) => one?.kind === 'estimate');
    const otherwise = estimates.filter(({ former }) => former !== null);
    expect(otherwise.length).toBeGreaterThan(190);
    expect(otherwise.every(({ label }) => label !== 'safe')).toBe(true);
    expect(estimates.length - otherwise.length).toBeGreaterThan(1800);
  });
});

/**
 * Lists of four programmes of one career, asked of what was known in 2025 for students within 60
 * points of the middle cut-off. In 2026 an eighth of them would have ended in nothing.
 */
describe('a list of one career', () => {
  const inYear = (program: Program, wanted: number) => program.cutoffs.find(({ year }) => year === wanted);
  const known = OFFER.programs.filter((program) => {
    const before = inYear(program, 2025);
    return before && !before.unfilled && before.last >= 550 && inYear(program, 2026) && program.specialTestWeight === 0;
  });
  const lists = [...Map.groupBy(known, ({ career }) => career).values()].flatMap((programs) =>
    programs.slice(3).flatMap((_, start) => {
      const list = programs.slice(start, start + 4);
      const cutoffs = list.map((program) => inYear(program, 2025)?.last ?? 0).sort((a, b) => a - b);
      const middle = ((cutoffs[1] ?? 0) + (cutoffs[2] ?? 0)) / 2;
      return [-60, -40, -20, 0, 20, 40, 60].map((points) => ({
        list,
        score: Math.min(1000, Math.round(middle + points)),
      }));
    }),
  );
  const cases = lists.map(({ list, score }) => {
    const asIn2025 = list.map((program) => ({
      ...program,
      minWeighted: null,
      minAverageClM1: null,
      cutoffs: program.cutoffs.filter(({ year }) => year <= 2025),
    }));
    const scores = Object.fromEntries(FACTORS.map((factor) => [factor, score]));
    const { preferences: outcomes, endsNowhere } = simulateApplication(asIn2025, scores);
    const actual = list.map((program) => inYear(program, 2026));
    return {
      endsNowhere,
      eachForItself: outcomes.reduce(
        (none, outcome) => none * (outcome.kind === 'estimate' ? 1 - outcome.chance : 1),
        1,
      ),
      endedNowhere: actual.every((cutoff) => cutoff && !cutoff.unfilled && score < cutoff.last),
    };
  });
  const share = (of: (one: (typeof cases)[number]) => number) => sum(cases.map(of)) / cases.length;
  const ended = share(({ endedNowhere }) => Number(endedNowhere));

  it('ends in nothing as often as the model says', () => {
    expect(cases.length).toBeGreaterThan(6000);
    expect(Math.abs(share(({ endsNowhere }) => endsNowhere) - ended)).toBeLessThan(0.01);
  });

  it('would seem safer than it is if each cut-off moved for itself', () => {
    expect(share(({ eachForItself }) => eachForItself)).toBeLessThan(ended - 0.02);
  });
});
