import process from 'node:process';
import { createRandom } from '@travesia/content-item-model';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { correctToScore, KIT_TEST, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../blueprint.ts';
import { agreementOf, coverageOf, type Estimator } from './report/simulated-students.ts';
import { LOST_MOST, type ScoreEstimate, scoreByShare, scoreByTable } from './score.ts';

const TESTS = TEMARIO.map(({ id }) => id as TestId);

/** Of every simulated student. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261123);
/** In half as many as a soak has, chance alone moves a share of four fifths by 0.016: a third of what is allowed. */
const STUDENTS = process.env['SOAK'] ? 1200 : 600;
const FORMS = 6;

const byTable: Estimator = (test, answers) =>
  scoreByTable(test, answers.filter(({ correct }) => correct).length, answers.length);

describe.each(TESTS)('a whole test of %s', (test) => {
  const { scored } = blueprintOf(test);
  const rows = Array.from({ length: scored + 1 }, (_, correct) => scoreByTable(test, correct, scored));

  it('has in the middle what the official table says, from 100 for none to 1000 for all', () => {
    expect(rows.map(({ middle }) => middle)).toEqual(correctToScore(KIT_TEST[test]));
    expect(rows[0]).toMatchObject({ low: SCORE_MIN, middle: SCORE_MIN });
    expect(rows.at(-1)).toMatchObject({ middle: SCORE_MAX, high: SCORE_MAX });
  });

  it('rises with each that is right, at the ends of the range too, and has its middle inside', () => {
    for (const [correct, { low, middle, high }] of rows.entries()) {
      expect(low <= middle && middle <= high && low < high).toBe(true);
      const before = rows[correct - 1];
      if (before) expect(before.low < low && before.middle < middle && before.high <= high).toBe(true);
    }
  });

  it('that lost up to three questions keeps the table, scaled: the same share right is the same score', () => {
    for (let lost = 1; lost <= LOST_MOST; lost += 1) {
      const left = scored - lost;
      expect(scoreByTable(test, 0, left).middle).toBe(SCORE_MIN);
      expect(scoreByTable(test, left, left).middle).toBe(SCORE_MAX);
      for (let correct = 1; correct < left; correct += 1) {
        const { middle, method } = scoreByTable(test, correct, left);
        expect(method).toMatchObject({ kind: 'table', correct, scored: left, sitting: expect.any(String) });
        // As many of the left ones as of all would be between these two rows.
        expect(middle).toBeGreaterThanOrEqual(rows[correct]?.middle ?? SCORE_MAX);
        expect(middle).toBeLessThanOrEqual(rows[correct + lost]?.middle ?? SCORE_MIN);
      }
    }
  });

  it('is refused with more lost, with more than there are, and with what is no count', () => {
    for (const [correct, length] of [
      [10, scored - LOST_MOST - 1],
      [10, scored + 1],
      [-1, scored],
      [scored + 1, scored],
      [1.5, scored],
    ] as const) {
      expect(() => scoreByTable(test, correct, length)).toThrow(RangeError);
    }
  });
});

describe.each(TESTS)('estimates of %s stand on one scale', (test) => {
  const whole = blueprintOf(test).scored;
  const lengths = [whole, 30, 16];

  it('at full length the middle is within 12 points of the table on average, and never off by more than 35', () => {
    const agreement = agreementOf(scoreByShare, { test, length: whole, forms: FORMS, random: createRandom(SEED) });
    expect(agreement.meanDistance).toBeLessThanOrEqual(12);
    expect(agreement.worstDistance).toBeLessThanOrEqual(35);
  });

  it.each(lengths)('after %i questions the range holds what the table says', (length) => {
    const agreement = agreementOf(scoreByShare, { test, length, forms: FORMS, random: createRandom(SEED + length) });
    expect(agreement.covered).toBe(1);
  });

  it.each(lengths)('after %i questions four of five students of another model are in the range', (length) => {
    const random = createRandom(SEED - length);
    const { covered } = coverageOf(scoreByShare, { test, length, students: STUDENTS, random });
    expect(covered).toBeGreaterThanOrEqual(0.75);
    expect(covered).toBeLessThanOrEqual(0.85);
  });

  it('after a whole test, read from the table, as well', () => {
    const random = createRandom(SEED);
    const { covered } = coverageOf(byTable, { test, length: whole, students: STUDENTS, random });
    expect(covered).toBeGreaterThanOrEqual(0.75);
    expect(covered).toBeLessThanOrEqual(0.85);
  });

  it('the fewer questions, the wider the range, at any share right', () => {
    for (const share of [0.2, 0.5, 0.75]) {
      const widths = [12, 20, 40, 60].map((length) => {
        const { low, high } = scoreByShare(
          test,
          Array.from({ length }, (_, index) => ({ difficulty: 3, correct: index < share * length })),
        );
        return high - low;
      });
      expect(widths).toEqual([...widths].sort((one, other) => other - one));
      expect(new Set(widths).size).toBe(widths.length);
    }
  });

  it('ends where the table does', () => {
    const all = (correct: boolean) =>
      scoreByShare(
        test,
        Array.from({ length: whole }, () => ({ difficulty: 3, correct })),
      );
    expect(all(true)).toMatchObject({ middle: SCORE_MAX, high: SCORE_MAX });
    expect(all(false)).toMatchObject({ low: SCORE_MIN, middle: SCORE_MIN });
  });
});

const answer = fc.record({
  difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
  correct: fc.boolean(),
});

it('an estimate is a range around its middle, on the scale, that never falls with an answer that is right', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TESTS),
      fc.array(answer, { minLength: 1, maxLength: 80 }),
      fc.nat(),
      (test, answers, at) => {
        const isOrdered = ({ low, middle, high }: ScoreEstimate) =>
          SCORE_MIN <= low && low <= middle && middle <= high && high <= SCORE_MAX && low < high;
        const score = scoreByShare(test, answers);
        expect(isOrdered(score)).toBe(true);
        const index = at % answers.length;
        const [changed] = answers.slice(index);
        if (!changed || changed.correct) return;
        const better = scoreByShare(test, answers.with(index, { ...changed, correct: true }));
        expect(better.low >= score.low && better.middle > score.middle && better.high >= score.high).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
