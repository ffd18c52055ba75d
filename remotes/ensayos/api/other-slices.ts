import * as z from 'zod/mini';

/** What the slice of careers answers at `GOALS_PATH` of contracts. */
export const goalsAnswer = z.object({
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
