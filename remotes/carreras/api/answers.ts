import { FACTORS } from '@travesia/kit-paes';
import * as z from 'zod/mini';
import { OPERATION_OUTCOMES } from '../preferences/operation.ts';
import { SCORE_KINDS, SCORE_ROUNDS } from './scores.ts';

// What pages read of the service, and of other slices. It may be newer than the page: a field that the page does not know
// is left out. Bounds are the service's business, so that it can move them. Rows of lists are read one by one: see
// `readRows`.

const programs = z.array(z.string());

export const preferencesAnswer = z.object({ revision: z.number(), programs });

export const operationOutcome = z.object({ id: z.string(), outcome: z.enum(OPERATION_OUTCOMES) });

/** Of {@link operationOutcome}. */
export const operationsAnswer = z.object({ revision: z.number(), programs, outcomes: z.array(z.unknown()) });

const process = z.object({ year: z.number(), round: z.enum(SCORE_ROUNDS) });

export const studentScore = z.object({
  kind: z.enum(SCORE_KINDS),
  process: z.exactOptional(process),
  factor: z.enum(FACTORS),
  value: z.number(),
  updatedAt: z.exactOptional(z.string()),
});

/** Of {@link studentScore}. */
export const scoresAnswer = z.object({ scores: z.array(z.unknown()) });

/** What the slice of practice tests answers at `SCORE_ESTIMATES_PATH` of contracts, of {@link testScoreEstimate}. */
export const estimatesAnswer = z.object({ estimates: z.array(z.unknown()) });

export const testScoreEstimate = z.object({
  test: z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']),
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  results: z.number(),
  questions: z.number(),
  newestAt: z.string(),
});

/** Of the answer at `GOALS_PATH` of contracts, the codes: what the programmes are called this area knows itself. */
export const goalsAnswer = z.object({ goals: z.array(z.object({ programId: z.string() })) });
