import type { SchoolPlace } from '../../../admission/eligibility.ts';
import { type RequiredScores, requiredScores } from '../../../admission/required-scores.ts';
import type { Scores } from '../../../admission/scores.ts';
import { type Target, targetOf } from '../../../admission/target.ts';
import { type JudgingProgram, type Outcome, outcomeOf } from '../../features/own-scores/outcome.ts';

/** How a student stands to one programme, and what is left to do. */
export interface GoalAnswer {
  readonly outcome: Outcome;
  /** Null where there is neither a bar nor a minimum of its own. */
  readonly target: Target | null;
  /** To reach the target and to apply; null without a target. */
  readonly required: RequiredScores | null;
}

export function goalAnswer(program: JudgingProgram, scores: Scores, place: SchoolPlace): GoalAnswer {
  const target = targetOf(program, program.cutoff);
  return {
    outcome: outcomeOf(program, scores, place),
    target,
    required: target && requiredScores(program, scores, target.score, place),
  };
}
