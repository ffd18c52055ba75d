import type { ChanceBasis } from '../../../admission/cutoff-chance.ts';
import { cutoffDistance } from '../../../admission/cutoff-distance.ts';
import { type EligibilityReason, isShortfall, type SchoolPlace } from '../../../admission/eligibility.ts';
import type { Program } from '../../../admission/program.ts';
import { type Reservation, reservationsOf } from '../../../admission/reservations.ts';
import type { ScoreRange, ScoreRanges, Scores } from '../../../admission/scores.ts';
import { type ChanceLabel, type FormerScore, simulateApplication } from '../../../admission/simulate-application.ts';

/** How a student stands to one programme. */
export type Standing =
  /** Without scores there is nothing to say of anybody. */
  | { readonly kind: 'no-scores' }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'missing'; readonly reasons: readonly EligibilityReason[] }
  | { readonly kind: 'not-eligible'; readonly reasons: readonly EligibilityReason[] }
  | { readonly kind: 'special-test'; readonly weight: number; readonly reservations: readonly Reservation[] }
  | { readonly kind: 'no-cutoff'; readonly reservations: readonly Reservation[] }
  | {
      readonly kind: 'estimate';
      readonly score: number;
      /** Where the score is in four of five cases; null where it is not an estimate. */
      readonly range: ScoreRange | null;
      readonly chance: number;
      /** Share of the past cases in which the score would have been enough. */
      readonly seen: number;
      readonly label: ChanceLabel;
      /** To the newest cut-off; null where that is no bar. */
      readonly distance: number | null;
      readonly basis: ChanceBasis;
      /** Null where the score and the cut-off are weighed alike. */
      readonly former: FormerScore | null;
      readonly reservations: readonly Reservation[];
    };

export function standingOf(program: Program, scores: Scores, place: SchoolPlace, ranges: ScoreRanges = {}): Standing {
  if (Object.keys(scores).length === 0) return { kind: 'no-scores' };
  const [outcome] = simulateApplication([program], scores, place, ranges).preferences;
  if (!outcome) return { kind: 'no-scores' };
  switch (outcome.kind) {
    case 'ineligible': {
      const bars = outcome.reasons.filter(isShortfall);
      return bars.length > 0 ? { kind: 'not-eligible', reasons: bars } : { kind: 'missing', reasons: outcome.reasons };
    }
    case 'unknown':
      if (outcome.why === 'not-offered') return { kind: 'not-offered' };
      return outcome.why === 'special-test'
        ? {
            kind: 'special-test',
            weight: program.specialTestWeight,
            // That the test is asked for is what this standing says.
            reservations: reservationsOf(program).filter((one) => one !== 'special-test'),
          }
        : { kind: 'no-cutoff', reservations: reservationsOf(program) };
    case 'estimate': {
      const { program: _, endsHere: __, ...estimate } = outcome;
      return { ...estimate, distance: cutoffDistance(program, scores) };
    }
  }
}
