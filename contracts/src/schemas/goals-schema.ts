import { z } from 'zod';
import { GOALS_MAX } from '../goals.ts';

/** On the scale of the PAES. */
const SCORE_MIN = 100;
const SCORE_MAX = 1000;

/** Codes of the official offer have five digits; a little room for other years. */
export const programIdSchema = z.string().regex(/^\d{4,8}$/, 'not the code of a programme');

const tests = z.array(z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']));
const scoreSchema = z.number().min(SCORE_MIN).max(SCORE_MAX);

const percent = z.number().min(0).max(100);

const goalTermsSchema = z.strictObject({
  year: z.int(),
  offered: z.boolean(),
  requiredTests: tests,
  requiredEither: tests,
  weighedTests: tests,
  weights: z
    .strictObject({
      cl: percent.exactOptional(),
      m1: percent.exactOptional(),
      m2: percent.exactOptional(),
      hcs: percent.exactOptional(),
      ciencias: percent.exactOptional(),
    })
    .exactOptional(),
  schoolWeights: z.strictObject({ nem: percent, ranking: percent }).exactOptional(),
  minAverage: z.strictObject({ score: scoreSchema, bestTenthExempt: z.boolean() }),
  minWeighted: scoreSchema.nullable(),
  teaching: z.boolean(),
  specialTest: z.boolean(),
  otherWeights: z.boolean(),
});

const goalSchema = z.strictObject({
  programId: programIdSchema,
  program: z
    .strictObject({
      name: z.string(),
      university: z.string(),
      lastCutoff: z.strictObject({ year: z.int(), score: scoreSchema, unfilled: z.boolean() }).nullable(),
      terms: goalTermsSchema.exactOptional(),
    })
    .nullable(),
});

export const goalsAnswerSchema = z.strictObject({ goals: z.array(goalSchema).max(GOALS_MAX) });

export const goalsChangeSchema = z.strictObject({
  programIds: z
    .array(programIdSchema)
    .max(GOALS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, 'the same programme twice'),
});
