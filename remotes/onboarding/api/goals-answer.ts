import * as z from 'zod/mini';

/** What of the slice of careers' answer at `GOALS_PATH` of contracts is shown here. */
export const goalsAnswer = z.object({
  goals: z.array(
    z.object({
      programId: z.string(),
      program: z.nullable(z.object({ name: z.string(), university: z.string() })),
    }),
  ),
});
