import { FACTORS, type Factor } from '@travesia/kit-paes';
import type { Program } from './program.ts';
import type { Scores } from './scores.ts';

/** What of a programme its weighted score takes. */
export type WeighingProgram = Pick<Program, 'weights' | 'electiveChoice' | 'specialTestWeight'>;

/** Of the electives, the one that counted; null where the programme weighs neither as an alternative. */
export type CountedElective = 'hcs' | 'cien' | null;

export type WeightedScore =
  /** `score`: 100 to 1000, not rounded. */
  | { readonly kind: 'complete'; readonly score: number; readonly elective: CountedElective }
  /** The programme has a test of its own: `paesPart` points are sure, `missingWeight` percent are not. */
  | {
      readonly kind: 'special-test';
      readonly paesPart: number;
      readonly missingWeight: number;
      readonly elective: CountedElective;
    }
  /** `elective`: Historia or Ciencias is lacking, either of which would do. */
  | { readonly kind: 'missing'; readonly factors: readonly Factor[]; readonly elective: boolean };

/** The better of Historia and Ciencias, Historia when equal. */
function betterElective({ hcs, cien }: Scores): 'hcs' | 'cien' | undefined {
  if (hcs === undefined) return cien === undefined ? undefined : 'cien';
  return cien !== undefined && cien > hcs ? 'cien' : 'hcs';
}

/** The factors that count: all that weigh, and of two alternatives the one chosen. */
export function countedFactors(
  { weights, electiveChoice }: WeighingProgram,
  elective: 'hcs' | 'cien' | undefined,
): readonly Factor[] {
  const isAlternative = (factor: Factor) => electiveChoice && (factor === 'hcs' || factor === 'cien');
  return FACTORS.filter((factor) => weights[factor] > 0 && (!isAlternative(factor) || factor === elective));
}

/** Σ weight · score / 100 with the weights of the offer; Historia or Ciencias, where one is chosen, is the better one. */
export function weightedScore(program: WeighingProgram, scores: Scores): WeightedScore {
  const better = program.electiveChoice ? betterElective(scores) : undefined;
  const counted = countedFactors(program, better);
  const missing = counted.filter((factor) => scores[factor] === undefined);
  const electiveMissing = program.electiveChoice && better === undefined;
  if (missing.length > 0 || electiveMissing) return { kind: 'missing', factors: missing, elective: electiveMissing };

  const elective = better ?? null;
  // Divided once, at the end: with whole scores the sum is exact, and so is the comparison with a cut-off.
  const score = counted.reduce((sum, factor) => sum + program.weights[factor] * (scores[factor] ?? 0), 0) / 100;
  return program.specialTestWeight > 0
    ? { kind: 'special-test', paesPart: score, missingWeight: program.specialTestWeight, elective }
    : { kind: 'complete', score, elective };
}
