import type { GoalProgram } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';

/** Tests that the programmes ask for: each that has to be sat, in the order of the temario. */
export function testsAskedFor(programs: readonly GoalProgram[], tests: readonly TestId[]): readonly TestId[] {
  return tests.filter((test) => programs.some(({ terms }) => terms?.requiredTests.includes(test)));
}
