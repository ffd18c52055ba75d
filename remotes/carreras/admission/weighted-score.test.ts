import { FACTORS } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scores } from './scores.ts';
import { anyProgram, fullScores, paesProgram, someScores } from './testing/arbitraries.ts';
import { testProgram } from './testing/test-program.ts';
import { weightedScore } from './weighted-score.ts';

/** Points there are for sure, of whatever kind the result is. */
function points(result: ReturnType<typeof weightedScore>): number {
  if (result.kind === 'missing') throw new Error('no score is missing here');
  return result.kind === 'complete' ? result.score : result.paesPart;
}

describe('the weighted score', () => {
  it('is between 100 and 1000 for every programme without a test of its own', () => {
    fc.assert(
      fc.property(paesProgram, fullScores, (program, scores) => {
        const weighted = points(weightedScore(program, scores));
        expect(weighted).toBeGreaterThanOrEqual(100);
        expect(weighted).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('reaches both ends for every programme of the offer', () => {
    fc.assert(
      fc.property(paesProgram, fc.constantFrom(100, 567, 1000), (program, same) => {
        const scores: Scores = Object.fromEntries(FACTORS.map((factor) => [factor, same]));
        expect(points(weightedScore(program, scores))).toBe(same);
      }),
      { numRuns: 500 },
    );
  });

  it('never falls when one score rises, and rises when the score counts', () => {
    fc.assert(
      fc.property(
        anyProgram,
        fullScores,
        fc.constantFrom(...FACTORS),
        fc.integer({ min: 1, max: 300 }),
        (program, scores, factor, rise) => {
          fc.pre(scores[factor] + rise <= 1000);
          const before = points(weightedScore(program, scores));
          const after = points(weightedScore(program, { ...scores, [factor]: scores[factor] + rise }));
          const alternative = program.electiveChoice && (factor === 'hcs' || factor === 'cien');
          if (program.weights[factor] > 0 && !alternative) expect(after).toBeGreaterThan(before);
          else expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('does not depend on the order in which the scores are given', () => {
    fc.assert(
      fc.property(
        anyProgram,
        someScores.chain((scores) =>
          fc.tuple(
            fc.constant(scores),
            fc.shuffledSubarray(Object.entries(scores), {
              minLength: Object.keys(scores).length,
            }),
          ),
        ),
        (program, [scores, shuffled]) => {
          expect(weightedScore(program, Object.fromEntries(shuffled))).toEqual(weightedScore(program, scores));
        },
      ),
    );
  });

  it('is the same whichever of two alternatives had the better score', () => {
    fc.assert(
      fc.property(paesProgram, fullScores, (program, scores) => {
        fc.pre(program.electiveChoice);
        const exchanged = { ...scores, hcs: scores.cien, cien: scores.hcs };
        expect(points(weightedScore(program, exchanged))).toBe(points(weightedScore(program, scores)));
      }),
    );
  });

  it('counts the better alternative, and either when the other was not sat', () => {
    const program = testProgram();
    const rest = { nem: 600, ranking: 600, cl: 600, m1: 600 };
    expect(weightedScore(program, { ...rest, hcs: 700, cien: 500 })).toEqual({
      kind: 'complete',
      score: 620,
      elective: 'hcs',
    });
    expect(weightedScore(program, { ...rest, hcs: 500, cien: 700 })).toMatchObject({ score: 620, elective: 'cien' });
    expect(weightedScore(program, { ...rest, cien: 500 })).toMatchObject({ score: 580, elective: 'cien' });
    expect(weightedScore(program, { ...rest, hcs: 700, cien: 700 })).toMatchObject({ elective: 'hcs' });
  });

  it('says that a test of the university is lacking', () => {
    const weights = { nem: 10, ranking: 10, cl: 10, m1: 10, m2: 0, hcs: 10, cien: 0 };
    const program = testProgram({ weights, electiveChoice: false, specialTestWeight: 50 });
    expect(weightedScore(program, { nem: 800, ranking: 800, cl: 800, m1: 800, hcs: 600 })).toEqual({
      kind: 'special-test',
      paesPart: 380,
      missingWeight: 50,
      elective: null,
    });
  });

  it('names what is missing, and nothing that does not weigh', () => {
    const weights = { nem: 10, ranking: 20, cl: 20, m1: 30, m2: 10, hcs: 0, cien: 10 };
    const program = testProgram({ weights, electiveChoice: false, requiresM2: true });
    expect(weightedScore(program, { nem: 600, cl: 600, hcs: 600 })).toEqual({
      kind: 'missing',
      factors: ['ranking', 'm1', 'm2', 'cien'],
      elective: false,
    });
    expect(weightedScore(testProgram(), { nem: 600, ranking: 600, cl: 600, m1: 600 })).toEqual({
      kind: 'missing',
      factors: [],
      elective: true,
    });
  });
});
