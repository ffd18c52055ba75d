import { programIdSchema } from '@travesia/contracts/schemas';
import { FACTORS, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { z } from 'zod';
import type { OperationsBody } from '../api/preferences.ts';
import { SCORE_KINDS, SCORE_ROUNDS, SCORE_YEAR_MAX, SCORE_YEAR_MIN, type ScoresBody } from '../api/scores.ts';
import { OPERATIONS_A_REQUEST_MAX, PREFERENCES_MAX } from '../preferences/operation.ts';

const operation = {
  id: z.uuidv7(),
  program: programIdSchema,
};

const after = z.array(programIdSchema).max(PREFERENCES_MAX);

export const operationsBody: z.ZodType<OperationsBody> = z.strictObject({
  operations: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...operation, kind: z.literal('add'), after: after.exactOptional() }),
        z.strictObject({ ...operation, kind: z.literal('remove') }),
        z.strictObject({ ...operation, kind: z.literal('move'), after }),
      ]),
    )
    .min(1)
    .max(OPERATIONS_A_REQUEST_MAX),
});

const scores = z.partialRecord(z.enum(FACTORS), z.int().min(SCORE_MIN).max(SCORE_MAX).nullable());

const process = z.strictObject({
  year: z.int().min(SCORE_YEAR_MIN).max(SCORE_YEAR_MAX),
  round: z.enum(SCORE_ROUNDS),
});

export const scoreKind = z.enum(SCORE_KINDS);

/** Of own scores, which belong to no process. */
export const scoresBody: z.ZodType<ScoresBody> = z.strictObject({ scores });

export const officialScoresBody: z.ZodType<ScoresBody> = z.strictObject({ process, scores });
