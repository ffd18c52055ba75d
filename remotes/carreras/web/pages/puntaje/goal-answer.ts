import type { DemandingProgram } from '../../../admission/eligibility.ts';
import type { Cutoff } from '../../../admission/program.ts';
import { type RequiredScores, requiredScores } from '../../../admission/required-scores.ts';
import type { Scores } from '../../../admission/scores.ts';

/** What has to be reached in a programme, and why. */
export interface Target {
  readonly score: number;
  readonly because: 'cutoff' | 'minimum';
}

export type GoalAnswer =
  /** Neither a bar nor a minimum of its own. */
  | { readonly kind: 'no-target' }
  | { readonly kind: 'target'; readonly target: Target; readonly required: RequiredScores };

/** The bar of the last process or the programme's own minimum, whichever is higher. */
export function targetOf({
  cutoff,
  minWeighted,
}: Pick<DemandingProgram, 'minWeighted'> & { readonly cutoff: Cutoff | null }): Target | null {
  const bar = cutoff && !cutoff.unfilled ? cutoff.last : null;
  if (bar !== null && bar >= (minWeighted ?? 0)) return { score: bar, because: 'cutoff' };
  return minWeighted === null ? null : { score: minWeighted, because: 'minimum' };
}

export function goalAnswer(program: DemandingProgram & { readonly cutoff: Cutoff | null }, scores: Scores): GoalAnswer {
  const target = targetOf(program);
  if (!target) return { kind: 'no-target' };
  return { kind: 'target', target, required: requiredScores(program, scores, target.score) };
}
