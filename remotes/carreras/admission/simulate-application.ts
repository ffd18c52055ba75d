import { type ChanceBasis, cutoffChance } from './cutoff-chance.ts';
import { type EligibilityReason, eligibility, type SchoolPlace } from './eligibility.ts';
import { expectedChance } from './expected-chance.ts';
import type { Program } from './program.ts';
import type { ScoreRange, ScoreRanges, Scores } from './scores.ts';
import { weightedRange } from './weighted-range.ts';
import { weightedScore } from './weighted-score.ts';

/** Preferences that an application may hold, since Admisión 2023. */
export const PREFERENCES_MAX = 20;

/** From this chance on a preference is safe, and from the other on realistic; below it is a reach. */
export const SAFE_FROM = 0.8;
export const REALISTIC_FROM = 0.3;

/**
 * Weight of the years in which all cut-offs move together, against those in which each moves for
 * itself. Measured: with it the share of lists of one career that end in nothing is right
 * (docs/decisions/0013-cutoff-chance.md).
 */
export const SHARED_MOVE = 0.3;

export type ChanceLabel = 'safe' | 'realistic' | 'reach';

export type PreferenceOutcome =
  | {
      readonly kind: 'estimate';
      readonly program: Program;
      readonly score: number;
      /** Where the score is in four of five cases; null where it is not an estimate. */
      readonly range: ScoreRange | null;
      /** Of being selected here if nothing above were. */
      readonly chance: number;
      readonly label: ChanceLabel;
      /** Of being selected here and in nothing above. */
      readonly endsHere: number;
      readonly basis: ChanceBasis;
    }
  | { readonly kind: 'ineligible'; readonly program: Program; readonly reasons: readonly EligibilityReason[] }
  /** Nothing can be said, and the others are reckoned as if this one were not there. */
  | { readonly kind: 'unknown'; readonly program: Program; readonly why: 'special-test' | 'no-cutoff' };

export interface SimulatedApplication {
  /** In the order of the preferences. */
  readonly preferences: readonly PreferenceOutcome[];
  /** Chance of being selected in none of those that could be estimated. */
  readonly endsNowhere: number;
}

export function chanceLabel(chance: number): ChanceLabel {
  if (chance >= SAFE_FROM) return 'safe';
  return chance >= REALISTIC_FROM ? 'realistic' : 'reach';
}

function outcome(program: Program, scores: Scores, place: SchoolPlace, ranges: ScoreRanges): PreferenceOutcome {
  const { eligible, reasons } = eligibility(program, scores, place);
  if (!eligible) return { kind: 'ineligible', program, reasons };
  const weighted = weightedScore(program, scores);
  if (weighted.kind !== 'complete') return { kind: 'unknown', program, why: 'special-test' };
  const found = cutoffChance(program, weighted.score);
  if (found.kind !== 'estimate') return { kind: 'unknown', program, why: 'no-cutoff' };
  const { basis } = found;
  const { score } = weighted;
  const range = weightedRange(program, scores, ranges);
  const chance = range ? expectedChance(program, score, range) : found.probability;
  return { kind: 'estimate', program, score, range, chance, label: chanceLabel(chance), endsHere: 0, basis };
}

/**
 * Where an application would end: everybody is selected in the highest preference that they reach,
 * and the lower ones drop. Estimates of the regular route, first round. `ranges`: of the scores that are estimates.
 * @throws RangeError with more than {@link PREFERENCES_MAX} preferences.
 */
export function simulateApplication(
  preferences: readonly Program[],
  scores: Scores,
  place: SchoolPlace = { bestTenth: false },
  ranges: ScoreRanges = {},
): SimulatedApplication {
  if (preferences.length > PREFERENCES_MAX) {
    throw new RangeError(`application: ${preferences.length} preferences, and ${PREFERENCES_MAX} are the most`);
  }
  /** Of not being selected so far, when each cut-off moves for itself. */
  let noneAlone = 1;
  /** The best chance so far, which decides when all move together. */
  let best = 0;
  const outcomes = preferences.map((program): PreferenceOutcome => {
    const found = outcome(program, scores, place, ranges);
    if (found.kind !== 'estimate') return found;
    const { chance } = found;
    const endsHere = (1 - SHARED_MOVE) * noneAlone * chance + SHARED_MOVE * Math.max(0, chance - best);
    noneAlone *= 1 - chance;
    best = Math.max(best, chance);
    return { ...found, endsHere };
  });
  return { preferences: outcomes, endsNowhere: (1 - SHARED_MOVE) * noneAlone + SHARED_MOVE * (1 - best) };
}
