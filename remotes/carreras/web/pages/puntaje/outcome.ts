import { FACTORS } from '@travesia/kit-paes';
import { type DemandingProgram, type EligibilityReason, eligibility } from '../../../admission/eligibility.ts';
import type { Cutoff } from '../../../admission/program.ts';
import type { Scores } from '../../../admission/scores.ts';
import { type WeighingProgram, weightedScore } from '../../../admission/weighted-score.ts';
import { WEIGHED_FACTOR_NAMES } from '../../features/catalogue/weight-ranges.ts';

/** A minimum that the scores do not reach. */
export type Shortfall = EligibilityReason & { readonly kind: 'average' | 'weighted' };

/** What a student's scores are worth in one programme. */
export type Outcome =
  | { readonly kind: 'missing' }
  | { readonly kind: 'special-test'; readonly paesPart: number; readonly missingWeight: number }
  | { readonly kind: 'not-eligible'; readonly score: number; readonly shortfall: Shortfall }
  /** It did not fill or is new: there is no score to reach. */
  | { readonly kind: 'no-cutoff'; readonly score: number }
  | { readonly kind: 'reached'; readonly score: number; readonly above: number }
  | { readonly kind: 'short'; readonly score: number; readonly gap: number };

const isShortfall = (reason: EligibilityReason): reason is Shortfall =>
  reason.kind === 'average' || reason.kind === 'weighted';

/** Finer than any score is: what is beyond is the error of a subtraction, which would round the wrong way. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export function outcomeOf(program: DemandingProgram & { readonly cutoff: Cutoff | null }, scores: Scores): Outcome {
  const weighted = weightedScore(program, scores);
  if (weighted.kind === 'missing') return { kind: 'missing' };
  if (weighted.kind === 'special-test') {
    return { kind: 'special-test', paesPart: weighted.paesPart, missingWeight: weighted.missingWeight };
  }
  const { score } = weighted;
  const shortfall = eligibility(program, scores).reasons.find(isShortfall);
  if (shortfall) return { kind: 'not-eligible', score, shortfall };
  if (!program.cutoff || program.cutoff.unfilled) return { kind: 'no-cutoff', score };
  const above = thousandths(score - program.cutoff.last);
  return above >= 0 ? { kind: 'reached', score, above } : { kind: 'short', score, gap: -above };
}

/** Names of what the scores lack for some programme. */
export function lackingFor(programs: readonly WeighingProgram[], scores: Scores): readonly string[] {
  const missing = programs.flatMap((program) => {
    const weighted = weightedScore(program, scores);
    return weighted.kind === 'missing'
      ? [...weighted.factors, ...(weighted.elective ? (['elective'] as const) : [])]
      : [];
  });
  const order = [...FACTORS, 'elective'] as const;
  return order.filter((factor) => missing.includes(factor)).map((factor) => WEIGHED_FACTOR_NAMES[factor]);
}

export interface OutcomeCounts {
  /** Programmes of which something can be said. */
  readonly known: number;
  readonly withCutoff: number;
  readonly reached: number;
  readonly noCutoff: number;
  readonly notEligible: number;
}

export function countOutcomes(outcomes: readonly Outcome[]): OutcomeCounts {
  const count = (...kinds: readonly Outcome['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    known: outcomes.length - count('missing', 'special-test'),
    withCutoff: count('reached', 'short'),
    reached: count('reached'),
    noCutoff: count('no-cutoff'),
    notEligible: count('not-eligible'),
  };
}
