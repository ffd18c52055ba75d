import { HINT_RUNGS } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

const counted = { followed: z.number(), right: z.nullable(z.number()) };

/** As pages read it of the service, which may be newer than they are. */
export const tutorFiguresAnswer = z.object({
  through: z.string(),
  help: z.array(z.object({ rung: z.literal(HINT_RUNGS), voice: z.enum(['written', 'model']), ...counted })),
  withoutHelp: z.object(counted),
  model: z.object({ sentences: z.number(), heldBack: z.number(), reported: z.number() }),
});
