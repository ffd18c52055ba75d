import * as z from 'zod/mini';

/** Of what this slice answers at `SCORE_ESTIMATES_PATH` of contracts, of {@link testEstimate}. */
export const estimatesAnswer = z.object({ estimates: z.array(z.unknown()) });

export const testEstimate = z.object({ test: z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']), middle: z.number() });
