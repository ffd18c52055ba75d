import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAES_TESTS } from '../paes-test.ts';
import { correctToScore, SITTINGS } from './correct-to-score.ts';
import { correctFor, correctWithin, questionsToReach } from './questions-to-reach.ts';

const test = fc.constantFrom(...PAES_TESTS);
const sitting = fc.constantFrom(...SITTINGS);
const score = fc.integer({ min: 100, max: 1000 });

describe('the questions between two scores', () => {
  it('of M1 in Regular 2026: 30 correct are 567 and 40 are 672, so ten lie between', () => {
    expect(questionsToReach('m1', 567, 672)).toBe(10);
    expect(questionsToReach('m1', 566, 672)).toBe(11);
    expect(questionsToReach('m1', 567, 673)).toBe(11);
    expect(questionsToReach('m1', 578, 579)).toBe(1);
  });

  it('are none where nothing has to be climbed, and unknown above the scale', () => {
    expect(questionsToReach('cl', 700, 700)).toBe(0);
    expect(questionsToReach('cl', 700, 650)).toBe(0);
    expect(questionsToReach('cl', 700, 1000.1)).toBeNull();
  });

  it('suffice, and one less does not', () => {
    fc.assert(
      fc.property(test, sitting, score, score, (t, s, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const questions = questionsToReach(t, from, to, s);
        if (questions === null) throw new Error('within the scale there is an answer');
        const start = correctWithin(t, from, s);
        const reached = (correct: number) => correctToScore(t, s)[correct] ?? Number.NaN;
        if (from < to) expect(reached(start + questions)).toBeGreaterThanOrEqual(to);
        if (questions > 0) expect(reached(start + questions - 1)).toBeLessThan(to);
      }),
    );
  });

  it('are read off the table both ways', () => {
    fc.assert(
      fc.property(test, sitting, score, (t, s, value) => {
        const within = correctWithin(t, value, s);
        expect(correctToScore(t, s)[within]).toBeLessThanOrEqual(value);
        expect(correctFor(t, correctToScore(t, s)[within] ?? Number.NaN, s)).toBe(within);
      }),
    );
  });
});
