import type { ChanceBasis } from '../../../admission/cutoff-chance.ts';
import { cutoffDistance } from '../../../admission/cutoff-distance.ts';
import type { EligibilityReason, SchoolPlace } from '../../../admission/eligibility.ts';
import type { Program } from '../../../admission/program.ts';
import type { ScoreRange, ScoreRanges, Scores } from '../../../admission/scores.ts';
import { type ChanceLabel, simulateApplication } from '../../../admission/simulate-application.ts';

/** How a student stands to one programme. */
export type Standing =
  /** Without scores there is nothing to say of anybody. */
  | { readonly kind: 'no-scores' }
  | { readonly kind: 'missing'; readonly reasons: readonly EligibilityReason[] }
  | { readonly kind: 'not-eligible'; readonly reasons: readonly EligibilityReason[] }
  | { readonly kind: 'special-test'; readonly weight: number }
  | { readonly kind: 'no-cutoff' }
  | {
      readonly kind: 'estimate';
      readonly score: number;
      /** Where the score is in four of five cases; null where it is not an estimate. */
      readonly range: ScoreRange | null;
      readonly chance: number;
      readonly label: ChanceLabel;
      /** To the newest cut-off; null where that is no bar. */
      readonly distance: number | null;
      readonly basis: ChanceBasis;
    };

/** A minimum that is not met; the rest is what is not known. */
const isBar = ({ kind }: EligibilityReason) => kind === 'average' || kind === 'weighted';

export function standingOf(program: Program, scores: Scores, place: SchoolPlace, ranges: ScoreRanges = {}): Standing {
  if (Object.keys(scores).length === 0) return { kind: 'no-scores' };
  const [outcome] = simulateApplication([program], scores, place, ranges).preferences;
  if (!outcome) return { kind: 'no-scores' };
  switch (outcome.kind) {
    case 'ineligible': {
      const bars = outcome.reasons.filter(isBar);
      return bars.length > 0 ? { kind: 'not-eligible', reasons: bars } : { kind: 'missing', reasons: outcome.reasons };
    }
    case 'unknown':
      return outcome.why === 'special-test'
        ? { kind: 'special-test', weight: program.specialTestWeight }
        : { kind: 'no-cutoff' };
    case 'estimate': {
      const { score, range, chance, label, basis } = outcome;
      return { kind: 'estimate', score, range, chance, label, basis, distance: cutoffDistance(program, scores) };
    }
  }
}
