import { type ChanceBasis, cutoffChance } from './cutoff-chance.ts';
import { type EligibilityReason, eligibility, type SchoolPlace } from './eligibility.ts';
import { type ExpectedChance, expectedChance } from './expected-chance.ts';
import { formerWeights } from './former-weights.ts';
import { isOffered, type Program } from './program.ts';
import { type Reservation, reservationsOf } from './reservations.ts';
import type { ScoreRange, ScoreRanges, Scores } from './scores.ts';
import { weightedRange } from './weighted-range.ts';
import { type WeighingProgram, weightedScore } from './weighted-score.ts';

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

/**
 * `likely`: as high as what is safe, where something decides that points do not tell. It has a word of its own, because
 * "realistic" beside 95 % would read as a mistake, and "safe" would be a promise that nobody can keep.
 */
export type ChanceLabel = 'safe' | 'likely' | 'realistic' | 'reach';

/** The student's score as the newest cut-off was weighed, where the programme weighs otherwise. */
export interface FormerScore {
  /** Process of the cut-off. */
  readonly year: number;
  /** Null where a test that counted then was not sat. */
  readonly score: number | null;
}

export type PreferenceOutcome =
  | {
      readonly kind: 'estimate';
      readonly program: Program;
      readonly score: number;
      /** Where the score is in four of five cases; null where it is not an estimate. */
      readonly range: ScoreRange | null;
      /** Of being selected here if nothing above were; where the weights are others, the lower under both. */
      readonly chance: number;
      /** Share of the past cases in which the score would have been enough: the chance without its bounds. */
      readonly seen: number;
      /** Null where the score and the cut-off are weighed alike. */
      readonly former: FormerScore | null;
      /** With any, no chance is called safe. */
      readonly reservations: readonly Reservation[];
      readonly label: ChanceLabel;
      /** Of being selected here and in nothing above. */
      readonly endsHere: number;
      readonly basis: ChanceBasis;
    }
  | { readonly kind: 'ineligible'; readonly program: Program; readonly reasons: readonly EligibilityReason[] }
  /** Nothing can be said, and the others are reckoned as if this one were not there. */
  | { readonly kind: 'unknown'; readonly program: Program; readonly why: 'not-offered' | 'special-test' | 'no-cutoff' };

export interface SimulatedApplication {
  /** In the order of the preferences. */
  readonly preferences: readonly PreferenceOutcome[];
  /** Chance of being selected in none of those that could be estimated. */
  readonly endsNowhere: number;
}

/** By the whole percent that is shown: nobody reads 80 % under a label that begins at 80 and is another. */
export function chanceLabel(chance: number, reservations: readonly Reservation[] = []): ChanceLabel {
  const percent = Math.round(chance * 100);
  if (percent >= SAFE_FROM * 100) return reservations.length === 0 ? 'safe' : 'likely';
  return percent >= REALISTIC_FROM * 100 ? 'realistic' : 'reach';
}

interface Weighed {
  readonly score: number;
  readonly range: ScoreRange | null;
}

function weigh(program: WeighingProgram, scores: Scores, ranges: ScoreRanges): Weighed | null {
  const weighted = weightedScore(program, scores);
  if (weighted.kind !== 'complete') return null;
  return { score: weighted.score, range: weightedRange(program, scores, ranges) };
}

function chanceOf(program: Program, { score, range }: Weighed): ExpectedChance | null {
  if (range) return expectedChance(program, score, range);
  const found = cutoffChance(program, score);
  return found.kind === 'estimate' ? found : null;
}

function outcome(program: Program, scores: Scores, place: SchoolPlace, ranges: ScoreRanges): PreferenceOutcome {
  if (!isOffered(program)) return { kind: 'unknown', program, why: 'not-offered' };
  const { eligible, reasons } = eligibility(program, scores, place);
  if (!eligible) return { kind: 'ineligible', program, reasons };
  const weighed = weigh(program, scores, ranges);
  if (!weighed) return { kind: 'unknown', program, why: 'special-test' };
  const found = cutoffChance(program, weighed.score);
  const chance = chanceOf(program, weighed);
  if (found.kind !== 'estimate' || !chance) return { kind: 'unknown', program, why: 'no-cutoff' };
  const weights = formerWeights(program);
  const before = weights && weigh(weights, scores, ranges);
  // The minimum of this process is one of this process's scores: it says nothing of a score as it was weighed before.
  const chanceBefore = before && chanceOf({ ...program, minWeighted: null }, before);
  const lower = chanceBefore && chanceBefore.probability < chance.probability ? chanceBefore : chance;
  const reservations = reservationsOf(program);
  const former = weights && { year: weights.year, score: before?.score ?? null };
  return {
    kind: 'estimate',
    program,
    ...weighed,
    chance: lower.probability,
    seen: lower.seen,
    former,
    reservations,
    label: chanceLabel(lower.probability, reservations),
    endsHere: 0,
    basis: found.basis,
  };
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
