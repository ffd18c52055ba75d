import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../blueprint.ts';
import { scoreByPosterior, scoreByTable } from './score.ts';

const TESTS = TEMARIO.map(({ id }) => id as TestId);

describe.each(TESTS)('the table of %s', (test) => {
  const { scored } = blueprintOf(test);
  const rows = Array.from({ length: scored + 1 }, (_, correct) => scoreByTable(test, correct, scored));

  it('goes from 100 for none to 1000 for all', () => {
    expect(rows[0]?.middle).toBe(SCORE_MIN);
    expect(rows.at(-1)?.middle).toBe(SCORE_MAX);
  });

  it('never falls where more is right, at the ends of the range either', () => {
    for (const end of ['low', 'middle', 'high'] as const) {
      const values = rows.map((row) => row[end]);
      expect(values).toEqual([...values].sort((one, other) => one - other));
    }
  });

  it('has a range around its middle, on the scale', () => {
    for (const { low, middle, high } of rows) {
      expect(SCORE_MIN <= low && low <= middle && middle <= high && high <= SCORE_MAX).toBe(true);
    }
  });

  it('says what it was read from, and refuses tests of another length', () => {
    expect(rows[10]?.method).toMatchObject({ kind: 'table', correct: 10, scored, sitting: expect.any(String) });
    for (const [correct, length] of [
      [10, scored - 1],
      [10, scored + 1],
      [-1, scored],
      [scored + 1, scored],
      [1.5, scored],
    ] as const) {
      expect(() => scoreByTable(test, correct, length)).toThrow(RangeError);
    }
  });
});

const answer = fc.record({
  facts: fc.record({
    difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    optionCount: fc.constantFrom(4, 5),
  }),
  correct: fc.boolean(),
});

describe('an estimate from a short practice', () => {
  it('is a range around its middle, on the scale, that rises with every answer that is right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TESTS), fc.array(answer, { minLength: 1, maxLength: 40 }), (test, answers) => {
        const { low, middle, high } = scoreByPosterior(test, answers);
        expect(SCORE_MIN <= low && low < middle && middle < high && high <= SCORE_MAX).toBe(true);
        const wrong = answers.findIndex(({ correct }) => !correct);
        const [mended] = answers.slice(wrong);
        if (wrong < 0 || !mended) return;
        const better = scoreByPosterior(test, answers.with(wrong, { ...mended, correct: true }));
        expect(better.low >= low && better.middle >= middle && better.high >= high).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is the narrower the more was answered', () => {
    const widths = [5, 10, 20, 40].map((count) => {
      const answers = Array.from({ length: count }, (_, index) => ({
        facts: { difficulty: 3 as const, optionCount: 4 },
        correct: index % 2 === 0,
      }));
      const { low, high } = scoreByPosterior('m1', answers);
      return high - low;
    });
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
    expect(widths[0]).toBeGreaterThan(170);
  });
});
