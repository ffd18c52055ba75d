import type { GoalProgram } from '@travesia/contracts';

/** What the offer says of the programme with a code; `undefined` where nobody offers it. */
export type DescribeProgram = (code: string) => GoalProgram | undefined;
