import type { PaesTest } from '@travesia/kit-paes';
import type { Program } from './program.ts';
import type { Scores } from './scores.ts';
import { type WeighingProgram, weightedScore } from './weighted-score.ts';

/**
 * Mean of Competencia Lectora and M1 without which nobody applies, Admisión 2025 on (press quoting
 * DEMRE). The best tenth of a school's leavers applies below it too.
 */
export const MIN_AVERAGE_TO_APPLY = 458;

export type EligibilityReason =
  /** These tests have to be sat. */
  | { readonly kind: 'tests'; readonly tests: readonly PaesTest[] }
  /** Historia or Ciencias has to be sat, whatever the programme weighs. */
  | { readonly kind: 'elective' }
  /** These are not known, so nothing can be said of the weighted score. */
  | { readonly kind: 'school-scores'; readonly scores: readonly ('nem' | 'ranking')[] }
  | { readonly kind: 'average'; readonly average: number; readonly minimum: number }
  | { readonly kind: 'weighted'; readonly score: number; readonly minimum: number };

export interface Eligibility {
  readonly eligible: boolean;
  /** Why not; empty when eligible. */
  readonly reasons: readonly EligibilityReason[];
}

/** What of a programme decides who may apply. */
export type DemandingProgram = WeighingProgram & Pick<Program, 'minWeighted' | 'minAverageClM1'>;

/** A minimum that is not met; the other reasons are what is not known. */
export type Shortfall = EligibilityReason & { readonly kind: 'average' | 'weighted' };

export const isShortfall = (reason: EligibilityReason): reason is Shortfall =>
  reason.kind === 'average' || reason.kind === 'weighted';

export interface SchoolPlace {
  /** Among the best tenth of the school's leavers by their grades. */
  readonly bestTenth: boolean;
}

function missingTests({ weights, electiveChoice }: WeighingProgram, scores: Scores): readonly EligibilityReason[] {
  const required: readonly PaesTest[] = [
    'cl',
    'm1',
    ...(weights.m2 > 0 ? (['m2'] as const) : []),
    ...(!electiveChoice && weights.hcs > 0 ? (['hcs'] as const) : []),
    ...(!electiveChoice && weights.cien > 0 ? (['cien'] as const) : []),
  ];
  const tests = required.filter((test) => scores[test] === undefined);
  const anyElective = scores.hcs !== undefined || scores.cien !== undefined;
  const asked = tests.includes('hcs') || tests.includes('cien');
  return [
    ...(tests.length > 0 ? [{ kind: 'tests', tests } as const] : []),
    ...(anyElective || asked ? [] : [{ kind: 'elective' } as const]),
  ];
}

/**
 * The mean that a programme asks of Competencia Lectora and M1. Whether the best tenth of a school
 * is let off a minimum above the general one was not found, so it is not. 0 where none is asked.
 */
export function averageMinimum(
  program: Pick<Program, 'minAverageClM1'>,
  { bestTenth }: SchoolPlace = { bestTenth: false },
): number {
  const own = program.minAverageClM1 ?? MIN_AVERAGE_TO_APPLY;
  if (own > MIN_AVERAGE_TO_APPLY) return own;
  return bestTenth ? 0 : MIN_AVERAGE_TO_APPLY;
}

/** Whether a student may apply, by the minimums in {@link Program}; those of the laws on teaching are not among them. */
export function eligibility(
  program: DemandingProgram,
  scores: Scores,
  place: SchoolPlace = { bestTenth: false },
): Eligibility {
  const reasons: EligibilityReason[] = [...missingTests(program, scores)];
  const unknown = (['nem', 'ranking'] as const).filter((factor) => scores[factor] === undefined);
  if (unknown.length > 0) reasons.push({ kind: 'school-scores', scores: unknown });
  if (scores.cl !== undefined && scores.m1 !== undefined) {
    const average = (scores.cl + scores.m1) / 2;
    const minimum = averageMinimum(program, place);
    if (average < minimum) reasons.push({ kind: 'average', average, minimum });
  }
  const weighted = weightedScore(program, scores);
  if (weighted.kind === 'complete' && program.minWeighted !== null && weighted.score < program.minWeighted) {
    reasons.push({ kind: 'weighted', score: weighted.score, minimum: program.minWeighted });
  }
  return { eligible: reasons.length === 0, reasons };
}
