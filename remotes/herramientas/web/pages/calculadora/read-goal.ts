import type { Goal, GoalCutoff, GoalsAnswer } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

/** The programme that a student aims at, as far as a calculator says something about it. */
export interface MainGoal extends Pick<Goal, 'programId'> {
  readonly name: string;
  readonly university: string;
  /** Weighted score of the last applicant selected, no bar where it did not fill; `null` where none is known. */
  readonly cutoff: GoalCutoff | null;
}

/** The service may be newer than the page: what the page does not know is left out. */
const goalsAnswer: z.ZodMiniType<GoalsAnswer> = z.object({
  goals: z.array(
    z.object({
      programId: z.string(),
      program: z.nullable(
        z.object({
          name: z.string(),
          university: z.string(),
          lastCutoff: z.nullable(z.object({ year: z.number(), score: z.number(), unfilled: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** The main goal of what the service of goals answered; `null` without one, or where it is not offered any more. */
export function readMainGoal(answer: unknown): MainGoal | null {
  const [goal] = goalsAnswer.safeParse(answer).data?.goals ?? [];
  if (!goal?.program) return null;
  const { programId } = goal;
  const { name, university, lastCutoff } = goal.program;
  return { programId, name, university, cutoff: lastCutoff };
}
