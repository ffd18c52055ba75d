import type { GoalProgram } from '@travesia/contracts/slices';
import { describe, expect, it } from 'vitest';
import { type GoalDistance, goalDistance, type KnownScores, threeGoals } from './goal-distance.ts';

const TERMS: NonNullable<GoalProgram['terms']> = {
  year: 2027,
  offered: true,
  requiredTests: ['cl', 'm1'],
  requiredEither: ['hcs', 'ciencias'],
  weighedTests: ['cl', 'm1', 'hcs', 'ciencias'],
  weights: { cl: 20, m1: 30, hcs: 20, ciencias: 20 },
  schoolWeights: { nem: 10, ranking: 20 },
  minAverage: { score: 458, bestTenthExempt: true },
  minWeighted: null,
  teaching: false,
  specialTest: false,
  otherWeights: false,
};

const program = (terms: Partial<typeof TERMS> = {}, score = 600): GoalProgram => ({
  name: 'Enfermería',
  university: 'U',
  lastCutoff: { year: 2026, score, unfilled: false },
  terms: { ...TERMS, ...terms },
});

const range = (low: number, high: number) => ({ low, high, from: 'diagnostic' }) as const;

/** Every test between the same scores, and the school's scores. */
const allAt = (low: number, high: number, others: Partial<KnownScores> = {}): KnownScores => ({
  tests: { cl: range(low, high), m1: range(low, high), ciencias: range(low, high) },
  nem: 600,
  ranking: 600,
  bestTenth: false,
  ...others,
});

function measured(of: GoalProgram, known: KnownScores) {
  const distance = goalDistance(of, known);
  if (distance.kind !== 'measured') throw new Error(distance.kind);
  return distance;
}

describe('how far a goal is', () => {
  it('is safe above the cut-off and its usual move, a reach below, and realistic in between', () => {
    expect(measured(program(), allAt(640, 700)).verdict).toBe('safe');
    expect(measured(program(), allAt(610, 700)).verdict).toBe('realistic');
    expect(measured(program(), allAt(500, 640)).verdict).toBe('realistic');
    expect(measured(program(), allAt(480, 560)).verdict).toBe('reach');
  });

  it('is a distance by test, with what the school’s scores leave to the tests', () => {
    const { tests } = measured(program(), allAt(500, 560, { nem: 750, ranking: 750 }));
    // 600 less 10 % and 20 % of 750 are 375 points, which 70 % of tests have to give.
    expect(tests).toEqual([
      { test: 'cl', weight: 20, needed: 536, known: range(500, 560) },
      { test: 'm1', weight: 30, needed: 536, known: range(500, 560) },
      { test: 'ciencias', weight: 20, needed: 536, known: range(500, 560) },
    ]);
  });

  it('reckons with the level of the cut-off where the school’s scores are not known, and calls nothing safe', () => {
    const unknown = allAt(700, 800, { nem: undefined });
    const { tests, verdict, reservations } = measured(program(), unknown);
    expect(tests.map(({ needed }) => needed)).toEqual([600, 600, 600]);
    expect(reservations).toEqual([{ kind: 'school-scores' }]);
    expect(verdict).toBe('realistic');
  });

  it('is not told while something that weighs is not known', () => {
    const known: KnownScores = { tests: { m1: range(700, 800) }, nem: 700, ranking: 700, bestTenth: false };
    const { verdict, missing } = measured(program(), known);
    expect(verdict).toBeNull();
    expect(missing).toEqual(['cl', 'hcs']);
  });

  it('counts the elective that the student is better in', () => {
    const known = allAt(600, 700);
    const both = { ...known, tests: { ...known.tests, hcs: range(650, 750) } };
    expect(measured(program(), both).tests.map(({ test }) => test)).toEqual(['cl', 'm1', 'hcs']);
  });

  it('names the test below what is needed that weighs most', () => {
    expect(measured(program(), allAt(500, 560)).lever?.test).toBe('m1');
    const known = allAt(500, 560);
    const strong = { ...known, tests: { ...known.tests, m1: range(640, 700) } };
    expect(measured(program(), strong).lever?.test).toBe('cl');
    expect(measured(program(), allAt(700, 800)).lever).toBeNull();
  });

  it.each([
    ['average', { minAverage: { score: 690, bestTenthExempt: false } }, allAt(640, 800)],
    ['weighted-minimum', { minWeighted: 690 }, allAt(640, 700)],
    ['teaching', { teaching: true }, allAt(700, 800)],
    ['special-test', { specialTest: true }, allAt(700, 800)],
    ['other-weights', { otherWeights: true }, allAt(700, 800)],
  ] as const)('is not safe where eligibility is not: %s', (kind, terms, known) => {
    const { verdict, reservations } = measured(program(terms), known);
    expect(reservations.map((one) => one.kind)).toContain(kind);
    expect(verdict).toBe('realistic');
  });

  it('is a reach where nobody may apply with such an average, but for the best tenth', () => {
    const terms = { minAverage: { score: 690, bestTenthExempt: true } };
    expect(measured(program(terms, 500), allAt(600, 680)).verdict).toBe('reach');
    expect(measured(program(terms, 500), allAt(600, 680, { bestTenth: true })).verdict).toBe('safe');
  });

  it('says so where there is no cut-off, nobody applies any more, or what is asked is not known', () => {
    const cutoff = { year: 2026, score: 600, unfilled: true };
    expect(goalDistance({ ...program(), lastCutoff: null }, allAt(1, 2)).kind).toBe('no-cutoff');
    expect(goalDistance({ ...program(), lastCutoff: cutoff }, allAt(1, 2)).kind).toBe('no-cutoff');
    expect(goalDistance(program({ offered: false }), allAt(1, 2)).kind).toBe('not-offered');
    const { terms: _, ...without } = program();
    expect(goalDistance(without, allAt(1, 2)).kind).toBe('no-terms');
  });
});

it('shows of each kind the first, and none twice', () => {
  const of = (name: string, score: number) => ({ name, distance: goalDistance(program({}, score), allAt(600, 660)) });
  const three = threeGoals([of('alta', 800), of('cerca', 640), of('otra cerca', 630), of('baja', 500)]);
  expect([three.safe?.name, three.realistic?.name, three.reach?.name]).toEqual(['baja', 'cerca', 'alta']);
  expect(threeGoals([{ distance: { kind: 'no-cutoff' } satisfies GoalDistance }])).toEqual({
    ...{ safe: null, realistic: null, reach: null },
  });
});
