import { PAES_TESTS } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageMinimum } from './eligibility.ts';
import { requiredScores } from './required-scores.ts';
import { fullScores, paesProgram } from './testing/arbitraries.ts';
import { testProgram } from './testing/test-program.ts';
import { weightedScore } from './weighted-score.ts';

const SIX_HUNDRED = { nem: 600, ranking: 600, cl: 600, m1: 600, hcs: 600 };

const target = fc.integer({ min: 200, max: 990 });

describe('what has to rise to reach a cut-off', () => {
  it('is, of each test that weighs, the score that closes the gap alone, in points and questions', () => {
    const result = requiredScores(testProgram(), SIX_HUNDRED, 630);
    if (result.kind !== 'gap') throw new Error(result.kind);
    expect(result.gap).toBe(30);
    // 30 points of weighted score are 150 of a test that weighs 20 and 100 of one that weighs 30.
    // Of M1, 34 correct are 601 by the table of Regular 2026, so 600 is 33; 700 needs 44, which are 710.
    expect(result.tests).toEqual([
      { test: 'cl', from: 600, to: 750, points: 150, questions: 13 },
      { test: 'm1', from: 600, to: 700, points: 100, questions: 11 },
      { test: 'hcs', from: 600, to: 750, points: 150, questions: 13 },
      { test: 'cien', from: null, to: 750, points: null, questions: null },
    ]);
    // All three that count weigh 70 of 100: 43 points each are 30,1.
    expect(result.together?.points).toBe(43);
    expect(Object.keys(result.together?.questions ?? {})).toEqual(['cl', 'm1', 'hcs']);
  });

  it('is nothing where the target is reached already', () => {
    expect(requiredScores(testProgram(), SIX_HUNDRED, 600)).toEqual({ kind: 'reached', score: 600 });
  });

  it('is out of reach for a test that weighs too little', () => {
    const result = requiredScores(testProgram(), SIX_HUNDRED, 690);
    if (result.kind !== 'gap') throw new Error(result.kind);
    expect(result.tests.find(({ test }) => test === 'cl')?.to).toBeNull();
    expect(result.tests.find(({ test }) => test === 'm1')?.to).toBe(900);
  });

  it('says what the one test that was not sat has to be', () => {
    const { m1: _, ...without } = SIX_HUNDRED;
    expect(requiredScores(testProgram(), without, 630)).toEqual({
      kind: 'gap',
      gap: null,
      tests: [{ test: 'm1', from: null, to: 700, points: null, questions: null }],
      together: null,
    });
  });

  it('says nothing where two are missing, or a test of the university counts', () => {
    const { m1: _, cl: __, ...without } = SIX_HUNDRED;
    expect(requiredScores(testProgram(), without, 630)).toEqual({
      kind: 'missing',
      factors: ['cl', 'm1'],
      elective: false,
    });
    expect(requiredScores(testProgram({ specialTestWeight: 40 }), SIX_HUNDRED, 630)).toEqual({ kind: 'special-test' });
  });

  it('names what is missing where NEM alone is, though every test is known', () => {
    const { nem: _, ...without } = SIX_HUNDRED;
    expect(requiredScores(testProgram(), without, 630)).toMatchObject({ kind: 'missing', factors: ['nem'] });
  });

  it('is out of reach where not even 1000 in every test is enough', () => {
    const low = { ...SIX_HUNDRED, nem: 300, ranking: 300 };
    // 10 · 300 + 20 · 300 + 70 · 1000 = 79000
    expect(requiredScores(testProgram(), low, 800)).toEqual({ kind: 'unreachable', best: 790 });
    expect(requiredScores(testProgram(), low, 790)).toMatchObject({ kind: 'gap', together: { points: 400 } });
  });

  it('reaches the least mean to apply too, which the best tenth of a school need not', () => {
    const low = { nem: 1000, ranking: 1000, cl: 440, m1: 430, hcs: 800 };
    const result = requiredScores(testProgram(), low, 600);
    if (result.kind !== 'gap') throw new Error(result.kind);
    expect(result.gap).toBe(0);
    // A mean of 458 is 916 in both.
    expect(result.tests.find(({ test }) => test === 'cl')?.to).toBe(486);
    expect(result.tests.find(({ test }) => test === 'm1')?.to).toBe(476);
    expect(result.tests.find(({ test }) => test === 'hcs')?.to).toBeNull();
    expect(result.together?.points).toBe(23);
    expect(requiredScores(testProgram(), low, 600, { bestTenth: true }).kind).toBe('reached');
    expect(requiredScores(testProgram({ minAverageClM1: 485 }), low, 600, { bestTenth: true }).kind).toBe('gap');
  });

  it('reaches the target with each score that it names, and not with one point less', () => {
    fc.assert(
      fc.property(paesProgram, fullScores, target, (program, scores, goal) => {
        const result = requiredScores(program, scores, goal);
        const reaches = (changes: object) => {
          const weighted = weightedScore(program, { ...scores, ...changes });
          const { cl, m1 } = { ...scores, ...changes };
          const mayApply = (cl + m1) / 2 >= averageMinimum(program);
          return mayApply && weighted.kind === 'complete' && weighted.score >= goal;
        };
        expect(result.kind === 'reached').toBe(reaches({}));
        if (result.kind !== 'gap') return;
        for (const { test, to } of result.tests) {
          if (to === null) expect(reaches({ [test]: 1000 })).toBe(false);
          else {
            expect(reaches({ [test]: to })).toBe(true);
            expect(reaches({ [test]: to - 1 })).toBe(false);
          }
        }
      }),
    );
  });

  it('needs no more than any one test alone would, when all rise together', () => {
    fc.assert(
      fc.property(paesProgram, fullScores, target, (program, scores, goal) => {
        const result = requiredScores(program, scores, goal);
        if (result.kind !== 'gap') return;
        const alone = result.tests.filter(({ to }) => to !== null);
        if (alone.length === 0) return;
        const counted = PAES_TESTS.filter((test) => result.together && test in result.together.questions);
        expect(counted.length).toBeGreaterThan(0);
        for (const { test, points } of alone) {
          if (counted.includes(test)) expect(result.together?.points).toBeLessThanOrEqual(points ?? 0);
        }
      }),
    );
  });
});
