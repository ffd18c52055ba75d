import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { Program } from '../../../admission/program.ts';
import type { ScoreRanges, Scores } from '../../../admission/scores.ts';
import {
  type PreferenceOutcome,
  type SimulatedApplication,
  simulateApplication,
} from '../../../admission/simulate-application.ts';

type Estimate = Extract<PreferenceOutcome, { readonly kind: 'estimate' }>;

/** Where an application would end, and what to say of it first. */
export interface Simulation extends SimulatedApplication {
  /** The preference in which it most probably ends; null where none could be estimated. */
  readonly likeliest: { readonly position: number; readonly outcome: Estimate } | null;
  /** Preferences about which nothing can be said. */
  readonly leftOut: number;
}

export function simulate(
  programs: readonly Program[],
  scores: Scores,
  place: SchoolPlace,
  ranges: ScoreRanges = {},
): Simulation {
  const application = simulateApplication(programs, scores, place, ranges);
  const estimates = application.preferences.flatMap((outcome, index) =>
    outcome.kind === 'estimate' ? [{ position: index + 1, outcome }] : [],
  );
  const likeliest = estimates.reduce<(typeof estimates)[number] | null>(
    (best, candidate) => (best && best.outcome.endsHere >= candidate.outcome.endsHere ? best : candidate),
    null,
  );
  return { ...application, likeliest, leftOut: programs.length - estimates.length };
}
