import { FACTORS } from '@travesia/kit-paes';
import {
  type DemandingProgram,
  eligibility,
  isShortfall,
  type SchoolPlace,
  type Shortfall,
} from '../../../admission/eligibility.ts';
import type { Cutoff } from '../../../admission/program.ts';
import type { Reservation } from '../../../admission/reservations.ts';
import type { Scores } from '../../../admission/scores.ts';
import { weightedScore } from '../../../admission/weighted-score.ts';
import { WEIGHED_FACTOR_NAMES, type WeighedFactor } from '../catalogue/weight-ranges.ts';

/** What a student's scores are worth in one programme. Whether they may apply comes before what they would reach. */
export type Outcome =
  /** A score that weighs or has to be sat is not known. */
  | { readonly kind: 'missing' }
  /** `score`: null while one that weighs is not known. */
  | { readonly kind: 'not-eligible'; readonly score: number | null; readonly shortfalls: readonly Shortfall[] }
  | { readonly kind: 'special-test'; readonly paesPart: number; readonly missingWeight: number }
  /** `unfilled`: there was no score to reach; else no cut-off is known. */
  | { readonly kind: 'no-cutoff'; readonly score: number; readonly unfilled: boolean }
  /** The cut-off was weighed otherwise: neither reached nor missed. `above`: points, negative below. */
  | { readonly kind: 'other-weights'; readonly score: number; readonly above: number }
  /** `reserved`: more than points decides. */
  | { readonly kind: 'reached'; readonly score: number; readonly above: number; readonly reserved: boolean }
  | { readonly kind: 'short'; readonly score: number; readonly gap: number };

/** What of a programme decides what scores are worth in it. */
export type JudgingProgram = DemandingProgram & {
  readonly cutoff: Cutoff | null;
  /** Absent where there are none. */
  readonly reservations?: readonly Reservation[];
};

/** Finer than any score is: what is beyond is the error of a subtraction, which would round the wrong way. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export function outcomeOf(program: JudgingProgram, scores: Scores, place: SchoolPlace): Outcome {
  const { cutoff, reservations = [] } = program;
  const weighted = weightedScore(program, scores);
  const { eligible, reasons } = eligibility(program, scores, place);
  const shortfalls = reasons.filter(isShortfall);
  if (shortfalls.length > 0) {
    return { kind: 'not-eligible', score: weighted.kind === 'complete' ? weighted.score : null, shortfalls };
  }
  if (!eligible || weighted.kind === 'missing') return { kind: 'missing' };
  if (weighted.kind === 'special-test') {
    return { kind: 'special-test', paesPart: weighted.paesPart, missingWeight: weighted.missingWeight };
  }
  const { score } = weighted;
  if (!cutoff || cutoff.unfilled) return { kind: 'no-cutoff', score, unfilled: cutoff !== null };
  const above = thousandths(score - cutoff.last);
  if (reservations.includes('other-weights')) return { kind: 'other-weights', score, above };
  return above >= 0
    ? { kind: 'reached', score, above, reserved: reservations.length > 0 }
    : { kind: 'short', score, gap: -above };
}

/** What the scores lack to be weighed or to apply, somewhere among the programmes. */
export function lackingFactors(programs: readonly DemandingProgram[], scores: Scores): readonly WeighedFactor[] {
  const missing = programs.flatMap((program): readonly WeighedFactor[] => {
    const weighted = weightedScore(program, scores);
    const asked = eligibility(program, scores).reasons.flatMap((reason): readonly WeighedFactor[] => {
      if (reason.kind === 'tests') return reason.tests;
      if (reason.kind === 'elective') return ['elective'];
      return reason.kind === 'school-scores' ? reason.scores : [];
    });
    return weighted.kind === 'missing'
      ? [...asked, ...weighted.factors, ...(weighted.elective ? (['elective'] as const) : [])]
      : asked;
  });
  return ([...FACTORS, 'elective'] as const).filter((factor) => missing.includes(factor));
}

/** Names of what the scores lack for some programme. */
export const lackingFor = (programs: readonly DemandingProgram[], scores: Scores): readonly string[] =>
  lackingFactors(programs, scores).map((factor) => WEIGHED_FACTOR_NAMES[factor]);

export interface OutcomeCounts {
  /** Programmes of which something can be said. */
  readonly known: number;
  readonly missing: number;
  readonly specialTest: number;
  readonly notEligible: number;
  /** With a cut-off that compares. */
  readonly withCutoff: number;
  readonly reached: number;
  readonly otherWeights: number;
  readonly unfilled: number;
  /** Without a cut-off that is known. */
  readonly unknownCutoff: number;
}

export function countOutcomes(outcomes: readonly Outcome[]): OutcomeCounts {
  const count = (...kinds: readonly Outcome['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  const unfilled = outcomes.filter((outcome) => outcome.kind === 'no-cutoff' && outcome.unfilled).length;
  return {
    known: outcomes.length - count('missing', 'special-test'),
    missing: count('missing'),
    specialTest: count('special-test'),
    notEligible: count('not-eligible'),
    withCutoff: count('reached', 'short'),
    reached: count('reached'),
    otherWeights: count('other-weights'),
    unfilled,
    unknownCutoff: count('no-cutoff') - unfilled,
  };
}
