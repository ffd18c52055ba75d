import process from 'node:process';
import { createRandom } from '@travesia/content-item-model';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineScores, type GradedScore, HALF_LIFE_DAYS, pooledAnswers } from './combine-scores.ts';
import { coverageOf, type Estimator, wholeOf } from './report/simulated-students.ts';
import { scoreAt, scoreByShare, scoreByTable, shareAt } from './score.ts';

const TESTS = TEMARIO.map(({ id }) => id as TestId);
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 23);

/** Of every simulated student. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261124);

const practice = (test: TestId, right: number, questions: number, daysAgo = 0): GradedScore => ({
  score: scoreByShare(
    test,
    Array.from({ length: questions }, (_, index) => ({ difficulty: 3, correct: index < right })),
  ),
  at: TODAY - daysAgo * DAY_MS,
});

/** Practices of twenty to forty questions and whole tests, of the last year. */
const aTest = fc.constantFrom(...TESTS);
const graded = (test: TestId): fc.Arbitrary<GradedScore> =>
  fc
    .record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      questions: fc.integer({ min: 20, max: 40 }),
      isWhole: fc.boolean(),
      daysAgo: fc.nat(365),
    })
    .map(({ share, questions, isWhole, daysAgo }) =>
      isWhole
        ? { score: scoreByTable(test, Math.round(share * wholeOf(test)), wholeOf(test)), at: TODAY - daysAgo * DAY_MS }
        : practice(test, Math.round(share * questions), questions, daysAgo),
    );
const someGraded = aTest.chain((test) =>
  fc.record({ test: fc.constant(test), results: fc.array(graded(test), { minLength: 1, maxLength: 6 }) }),
);
const questionsOf = ({ score: { method } }: GradedScore) => (method.kind === 'table' ? method.scored : method.answered);

const combined = (test: TestId, results: readonly GradedScore[]) => {
  const score = combineScores(test, results);
  if (!score) throw new Error('there is no estimate');
  return score;
};

it.each(TESTS)('a score of %s is the score of its share, and the other way round', (test) => {
  for (let score = SCORE_MIN; score <= SCORE_MAX; score += 1) expect(scoreAt(test, shareAt(test, score))).toBe(score);
});

describe('the estimate after several results of a test', () => {
  it('is nothing without any, and what a single one said', () => {
    expect(combineScores('m1', [])).toBeNull();
    const only = practice('m1', 21, 30);
    const { low, middle, high } = only.score;
    expect(combineScores('m1', [only])).toEqual({ low, middle, high, results: 1, questions: 30, newestAt: TODAY });
  });

  it('is a range around its middle, on the scale, between what they said, and says what it stands on', () => {
    fc.assert(
      fc.property(someGraded, ({ test, results }) => {
        const { low, middle, high, ...basis } = combined(test, results);
        expect(SCORE_MIN <= low && low <= middle && middle <= high && high <= SCORE_MAX && low < high).toBe(true);
        const middles = results.map(({ score }) => score.middle);
        expect(middle).toBeGreaterThanOrEqual(Math.min(...middles));
        expect(middle).toBeLessThanOrEqual(Math.max(...middles));
        expect(basis.newestAt).toBe(Math.max(...results.map(({ at }) => at)));
        expect(basis.results).toBeLessThanOrEqual(results.length);
        expect(basis.questions).toBeLessThanOrEqual(results.reduce((sum, one) => sum + questionsOf(one), 0));
      }),
    );
  });

  it('is never worth more questions than were answered, and fewer the older and the more unlike they are', () => {
    fc.assert(
      fc.property(someGraded, fc.nat(90), ({ test, results }, days) => {
        const worth = (some: readonly GradedScore[]) => {
          const { right, wrong } = pooledAnswers(test, some);
          return right + wrong;
        };
        const answered = results.reduce((sum, one) => sum + questionsOf(one), 0);
        expect(worth(results)).toBeLessThanOrEqual(answered + 1e-9);
        // All alike, they lose by their age alone.
        const [first] = results;
        if (!first) return;
        const alike = results.map((one) => ({ ...one, score: first.score }));
        const older = alike.map((one, index) =>
          index === 0 ? { ...one, at: TODAY } : { ...one, at: one.at - days * DAY_MS },
        );
        expect(worth(older)).toBeLessThanOrEqual(
          worth(alike.map((one, index) => (index === 0 ? { ...one, at: TODAY } : one))) + 1e-9,
        );
      }),
    );
  });

  it('is narrower after more of the same, and wider where they contradict each other', () => {
    const width = (results: readonly GradedScore[]) => {
      const { low, high } = combined('m1', results);
      return high - low;
    };
    const same = [practice('m1', 18, 30), practice('m1', 18, 30, 1), practice('m1', 18, 30, 2)];
    expect(width(same)).toBeLessThan(width(same.slice(0, 2)));
    expect(width(same.slice(0, 2))).toBeLessThan(width(same.slice(0, 1)));
    expect(width([practice('m1', 6, 30), practice('m1', 27, 30)])).toBeGreaterThan(width(same.slice(0, 2)));
  });

  it('goes with the newest: the longer ago the others, the nearer it is to it', () => {
    const [low, high] = [10, 26];
    for (const test of TESTS) {
      const middles = [0, 10, HALF_LIFE_DAYS, 50, 80].map(
        (days) => combined(test, [practice(test, high, 30), practice(test, low, 30, days)]).middle,
      );
      expect(middles).toEqual([...middles].sort((one, other) => one - other));
      expect(new Set(middles).size).toBe(middles.length);
      // More than twelve weeks older, it is not counted.
      expect(combined(test, [practice(test, high, 30), practice(test, low, 30, 90)])).toMatchObject({
        middle: practice(test, high, 30).score.middle,
        results: 1,
        questions: 30,
      });
    }
  });

  it('does not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(someGraded, ({ test, results }) => {
        const { low, middle, high } = combined(test, results);
        const other = combined(test, results.toReversed());
        for (const [one, two] of [
          [low, other.low],
          [middle, other.middle],
          [high, other.high],
        ] as const) {
          expect(Math.abs(one - two)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

/** Three practices in a week instead of one as long as all. */
const inThree: Estimator = (test, answers) => {
  const third = answers.length / 3;
  const results = [0, 1, 2].map((part) => ({
    score: scoreByShare(test, answers.slice(part * third, (part + 1) * third)),
    at: TODAY - part * 3 * DAY_MS,
  }));
  return combined(test, results);
};

it.each(TESTS)('of students of another model four of five are in the range after three practices of %s', (test) => {
  const random = createRandom(SEED);
  const { covered } = coverageOf(inThree, { test, length: 90, students: 400, random });
  expect(covered).toBeGreaterThanOrEqual(0.75);
  expect(covered).toBeLessThanOrEqual(0.9);
});

/** Of students who improve steadily by `gain` of the questions in 90 days, and practise six times on the way. */
function improving(gain: number, students: number) {
  const random = createRandom(SEED);
  const uniform = () => random.integer(0, 2 ** 31 - 1) / 2 ** 31;
  let [covered, error, errorOfNewest] = [0, 0, 0];
  for (let student = 0; student < students; student += 1) {
    const test = TESTS[student % TESTS.length] ?? 'm1';
    const first = 0.25 + 0.45 * uniform();
    const results = [0, 18, 36, 54, 72, 90].map((daysAgo) => {
      const share = first + gain * (1 - daysAgo / 90);
      const answers = Array.from({ length: 30 }, () => ({ difficulty: 3 as const, correct: uniform() < share }));
      return { score: scoreByShare(test, answers), at: TODAY - daysAgo * DAY_MS };
    });
    const now = scoreAt(test, first + gain);
    const { low, middle, high } = combined(test, results);
    if (low <= now && now <= high) covered += 1;
    error += Math.abs(middle - now);
    errorOfNewest += Math.abs((results[0]?.score.middle ?? 0) - now);
  }
  return { covered: covered / students, error, errorOfNewest };
}

it.each([0, 0.1, 0.2])(
  'of students who gain %d of the questions in three months as well, nearer than by the newest',
  (gain) => {
    const { covered, error, errorOfNewest } = improving(gain, 250);
    expect(covered).toBeGreaterThanOrEqual(0.72);
    expect(covered).toBeLessThanOrEqual(0.92);
    expect(error).toBeLessThan(0.85 * errorOfNewest);
  },
);
