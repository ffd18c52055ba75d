import type { Factor } from '@travesia/kit-paes';
import { averageMinimum, type DemandingProgram, type SchoolPlace } from './eligibility.ts';
import type { Program } from './program.ts';
import type { Scores } from './scores.ts';
import { countedFactors } from './weighted-score.ts';

/** What a programme asks of the tests from who has these scores of school. */
export interface EvenScore {
  /**
   * Smallest score, the same in every test that counts, with which the weighted score is at the newest cut-off. Not
   * rounded; below 100 where school is enough, above 1000 where nothing is.
   */
  readonly toCutoff: number;
  /** Whole; of the cut-off and of the minimums to apply the one that asks most. */
  readonly toApply: number;
}

/** Of a division: what is a whole score must not become the next one. */
const ROUNDING_ERROR = 1e-9;

type ReachableProgram = DemandingProgram & Pick<Program, 'cutoffs'>;

/**
 * `null` where nothing can be said: without NEM, without a cut-off that is a bar, and where a test of the university's own
 * weighs. A ranking that is not known counts as the NEM, below which it never is.
 */
export function evenScore(
  program: ReachableProgram,
  { nem, ranking = nem }: Pick<Scores, 'nem' | 'ranking'>,
  place: SchoolPlace = { bestTenth: false },
): EvenScore | null {
  const [cutoff] = program.cutoffs;
  if (nem === undefined || ranking === undefined || !cutoff || cutoff.unfilled) return null;
  if (program.specialTestWeight > 0) return null;
  const { weights } = program;
  const isOfSchool = (factor: Factor) => factor === 'nem' || factor === 'ranking';
  const tests = countedFactors(program, 'hcs').filter((factor) => !isOfSchool(factor));
  const weight = tests.reduce((sum, test) => sum + weights[test], 0);
  if (weight === 0) return null;
  const toReach = (target: number) => (target * 100 - weights.nem * nem - weights.ranking * ranking) / weight;
  const toCutoff = toReach(cutoff.last);
  const asked = Math.max(toCutoff, toReach(program.minWeighted ?? 0), averageMinimum(program, place));
  return { toCutoff, toApply: Math.ceil(asked - ROUNDING_ERROR) };
}
