import { HINT_RUNGS } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

/** Apart from the other answers: pages that only make a test do without it. */
export const hintsAnswer = z.object({
  hints: z.array(z.object({ rung: z.literal(HINT_RUNGS), title: z.string(), html: z.string() })),
  nextMs: z.nullable(z.number()),
});
