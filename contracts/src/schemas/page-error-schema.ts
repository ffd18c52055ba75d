import { z } from 'zod';
import { PAGE_ERROR_MAX_RECORDS } from '../page-error.ts';
import { fileNameSchema, releaseIdSchema, releaseNameSchema } from './fields.ts';
import { BUILD_MAX_CHARS } from './load-report-schema.ts';

/** Minified code stands on one line of some hundred thousand columns. */
const POSITION_MAX = 10_000_000;

const positionSchema = z.int().min(0).max(POSITION_MAX);

const pageErrorRecordSchema = z.strictObject({
  remote: releaseNameSchema,
  release: releaseIdSchema,
  kind: z.enum(['error', 'rejection']),
  name: z.string().regex(/^[A-Za-z]{1,40}$/, 'not the class of an error'),
  file: fileNameSchema,
  line: positionSchema,
  column: positionSchema,
});

export const pageErrorReportSchema = z.strictObject({
  build: z.string().min(1).max(BUILD_MAX_CHARS),
  errors: z.array(pageErrorRecordSchema).min(1).max(PAGE_ERROR_MAX_RECORDS),
});
