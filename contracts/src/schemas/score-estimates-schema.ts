import { z } from 'zod';

/** On the scale of the PAES. */
const score = z.int().min(100).max(1000);

export const scoreEstimatesAnswerSchema = z.strictObject({
  estimates: z.array(
    z.strictObject({
      test: z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']),
      low: score,
      middle: score,
      high: score,
      results: z.int().min(1),
      questions: z.int().min(1),
      newestAt: z.iso.datetime(),
    }),
  ),
});
