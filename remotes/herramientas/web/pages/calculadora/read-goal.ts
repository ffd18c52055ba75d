import type { Goal, GoalCutoff, GoalTerms } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

/** The programme that a student aims at, as far as a calculator says something about it. */
export interface MainGoal extends Pick<Goal, 'programId'> {
  readonly name: string;
  readonly university: string;
  /** Weighted score of the last applicant selected, no bar where it did not fill; `null` where none is known. */
  readonly cutoff: GoalCutoff | null;
  /** `null` where the service does not say them. */
  readonly terms: Pick<GoalTerms, 'year' | 'offered' | 'otherWeights'> | null;
}

/** What the calculator says of a goal; what it says nothing about is left out. */
const goalsAnswer = z.object({
  goals: z.array(
    z.object({
      programId: z.string(),
      program: z.nullable(
        z.object({
          name: z.string(),
          university: z.string(),
          lastCutoff: z.nullable(z.object({ year: z.number(), score: z.number(), unfilled: z.boolean() })),
          terms: z.exactOptional(z.object({ year: z.number(), offered: z.boolean(), otherWeights: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** The main goal of what the service of goals answered; `null` without one, or where nobody knows it. */
export function readMainGoal(answer: unknown): MainGoal | null {
  const [goal] = goalsAnswer.safeParse(answer).data?.goals ?? [];
  if (!goal?.program) return null;
  const { programId } = goal;
  const { name, university, lastCutoff, terms = null } = goal.program;
  return { programId, name, university, cutoff: lastCutoff, terms };
}
