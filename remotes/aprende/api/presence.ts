import { ACTIVITY_STATES } from '@travesia/contracts/page';
import * as z from 'zod/mini';

export const presenceBeatBody = z.strictObject({ activity: z.nullable(z.enum(ACTIVITY_STATES)) });

export const presenceAnswer = z.object({
  students: z.record(z.enum(ACTIVITY_STATES), z.nullable(z.number())),
});
