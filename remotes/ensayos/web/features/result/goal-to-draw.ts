import type { GoalProgram } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { KnownGoal } from './use-goals.ts';

/** The first goal whose last cut-off says something beside a score of `test`: filled, under the weights of today, and of a programme that weighs it. */
export function goalToDraw(goals: readonly KnownGoal[], test: TestId): GoalProgram | null {
  const drawn = goals.find(
    ({ program: { lastCutoff, terms } }) =>
      lastCutoff && !lastCutoff.unfilled && terms?.offered && !terms.otherWeights && terms.weighedTests.includes(test),
  );
  return drawn?.program ?? null;
}
