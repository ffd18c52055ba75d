import { FACTORS } from '@travesia/kit-paes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibility } from './eligibility.ts';
import { OFFER } from './offer.ts';
import { CUTOFF_YEAR, type Program } from './program.ts';
import type { Scores } from './scores.ts';
import { simulateApplication } from './simulate-application.ts';
import { endsIn, judge, type Program as SecondProgram } from './testing/second-rules.ts';
import { weightedScore } from './weighted-score.ts';

/** As the second reading of the rules takes a programme. */
function asSecond(program: Program): SecondProgram {
  const { code, weights, electiveChoice, specialTestWeight, minWeighted, minAverageClM1, cutoffs } = program;
  return {
    code,
    weights,
    electiveChoice,
    specialTestWeight: specialTestWeight > 0 ? specialTestWeight : null,
    minWeighted,
    minAverageClM1,
    cutoff2026: cutoffs.find(({ year }) => year === CUTOFF_YEAR) ?? null,
  };
}

/** Scores around a level of the student's own, as scores of one person are; some are not there. */
const student: fc.Arbitrary<Scores> = fc
  .tuple(
    fc.integer({ min: 350, max: 950 }),
    fc.tuple(...FACTORS.map(() => fc.option(fc.integer({ min: -150, max: 150 }), { freq: 24, nil: null }))),
    fc.subarray(['hcs', 'cien'] as const),
  )
  .map(([level, moves, sat]) =>
    Object.fromEntries(
      FACTORS.flatMap((factor, index) => {
        const move = moves[index] ?? null;
        const isSat = (factor !== 'hcs' && factor !== 'cien') || sat.includes(factor);
        return move === null || !isSat ? [] : [[factor, Math.min(1000, Math.max(100, level + move))] as const];
      }),
    ),
  );

const list = fc.uniqueArray(fc.constantFrom(...OFFER.programs), { minLength: 1, maxLength: 20 });

function weightedOf(program: Program, scores: Scores): number | null {
  const weighted = weightedScore(program, scores);
  if (weighted.kind === 'missing') return null;
  return weighted.kind === 'complete' ? weighted.score : weighted.paesPart;
}

/** The first preference that the cut-offs of the last process would give. */
function firstReached(programs: readonly Program[], scores: Scores, bestTenth: boolean): string | null {
  const reached = simulateApplication(programs, scores, { bestTenth }).preferences.find(
    (outcome) =>
      outcome.kind === 'estimate' &&
      outcome.basis.cutoff.year === CUTOFF_YEAR &&
      (outcome.basis.cutoff.unfilled || outcome.score >= outcome.basis.cutoff.last),
  );
  return reached?.program.code ?? null;
}

/** testing/second-rules.ts is written from the published rules by somebody who has not seen this code. */
describe('a second reading of the rules', () => {
  it('judges 300 made-up students alike, programme by programme and list by list', () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(student, list, fc.boolean(), (scores, programs, bestTenth) => {
        for (const program of programs) {
          const { weighted, reasons } = judge(asSecond(program), scores, bestTenth);
          const own = weightedOf(program, scores);
          if (weighted === null || own === null) expect(own, program.code).toBe(weighted);
          else expect(Math.abs(own - weighted), program.code).toBeLessThan(1e-9);
          const found = eligibility(program, scores, { bestTenth });
          expect(
            found.reasons.map(({ kind }) => kind),
            program.code,
          ).toEqual(reasons);
          expect(found.eligible, program.code).toBe(reasons.length === 0);
          for (const reason of reasons) count(reason);
          if (reasons.length === 0) count('eligible');
        }
        const first = firstReached(programs, scores, bestTenth);
        expect(first).toBe(endsIn(programs.map(asSecond), scores, bestTenth));
        count(first === null ? 'nowhere' : 'somewhere');
      }),
      { numRuns: 300 },
    );
    for (const what of ['tests', 'elective', 'school-scores', 'average', 'weighted', 'eligible']) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(20);
    }
    expect(seen.get('somewhere') ?? 0).toBeGreaterThan(50);
    expect(seen.get('nowhere') ?? 0).toBeGreaterThan(50);
  });

  it('takes no list of more than twenty, as the first does not', () => {
    const tooMany = OFFER.programs.slice(0, 21);
    expect(() => endsIn(tooMany.map(asSecond), {}, false)).toThrow(RangeError);
    expect(() => simulateApplication(tooMany, {})).toThrow(RangeError);
  });
});
