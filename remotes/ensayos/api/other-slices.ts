import * as z from 'zod/mini';

const tests = z.array(z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']));

const weight = z.exactOptional(z.number());
const weights = z.object({ cl: weight, m1: weight, m2: weight, hcs: weight, ciencias: weight });

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
          terms: z.exactOptional(
            z.object({
              year: z.number(),
              offered: z.boolean(),
              requiredTests: tests,
              requiredEither: tests,
              weighedTests: tests,
              weights: z.exactOptional(weights),
              schoolWeights: z.exactOptional(z.object({ nem: z.number(), ranking: z.number() })),
              minAverage: z.object({ score: z.number(), bestTenthExempt: z.boolean() }),
              minWeighted: z.nullable(z.number()),
              teaching: z.boolean(),
              specialTest: z.boolean(),
              otherWeights: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
});
