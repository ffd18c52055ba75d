import { PROGRAMS_QUERY_MAX } from '@travesia/contracts/slices';
import { FACTORS, SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import * as z from 'zod/mini';
import { OPERATIONS_A_REQUEST_MAX, PREFERENCES_MAX } from '../preferences/operation.ts';
import { DATA_FIELDS, MARKUP, REPORT_WORDS_MAX } from './data-reports.ts';
import { SCORE_KINDS, SCORE_ROUNDS, SCORE_YEAR_MAX, SCORE_YEAR_MIN } from './scores.ts';

// What the service takes. A field that nobody knows is refused: a page that sends one expects something of it.

/** Codes of the official offer have five digits; a little room for other years. */
const program = z.string().check(z.regex(/^\d{4,8}$/, 'not the code of a programme'));

const operation = { id: z.uuidv7(), program };

const after = z.array(program).check(z.maxLength(PREFERENCES_MAX));

export const operationsBody = z.strictObject({
  operations: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...operation, kind: z.literal('add'), after: z.exactOptional(after) }),
        z.strictObject({ ...operation, kind: z.literal('remove') }),
        z.strictObject({ ...operation, kind: z.literal('move'), after }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(OPERATIONS_A_REQUEST_MAX)),
});

const score = z.int().check(z.minimum(SCORE_MIN), z.maximum(SCORE_MAX));
const scores = z.partialRecord(z.enum(FACTORS), z.nullable(score));

const process = z.strictObject({
  year: z.int().check(z.minimum(SCORE_YEAR_MIN), z.maximum(SCORE_YEAR_MAX)),
  round: z.enum(SCORE_ROUNDS),
});

export const scoreKind = z.enum(SCORE_KINDS);

/** Of own scores, which belong to no process. */
export const scoresBody = z.strictObject({ scores });

export const officialScoresBody = z.strictObject({ process, scores });

/** No signs that the database cannot keep or a terminal would obey. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** A path of ours as the shell writes it; a longer one is none. */
const page = z.string().check(z.maxLength(160), z.regex(/^\/[a-z0-9/-]+$/, 'not the path of a page'));

export const dataReportBody = z.strictObject({
  id: z.uuidv7().check(z.toLowerCase()),
  page,
  field: z.enum(DATA_FIELDS),
  program: z.exactOptional(program),
  words: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(REPORT_WORDS_MAX),
    z.regex(PLAIN, 'has control characters'),
    z.refine((words) => !MARKUP.test(words), 'has markup'),
  ),
});

export const programsQuery = z.strictObject({ q: z.string().check(z.maxLength(PROGRAMS_QUERY_MAX)) });
