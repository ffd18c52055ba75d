import { z } from 'zod';
import { LOAD_REPORT_MAX_RECORDS } from '../load-report.ts';
import { releaseIdSchema, releaseNameSchema } from './fields.ts';
import { pageIdSchema } from './route-schema.ts';

/** Longer than any deadline; what says more is broken or invented. */
const MS_MAX = 600_000;

export const BUILD_MAX_CHARS = 64;

const loadRecordSchema = z.strictObject({
  remote: releaseNameSchema,
  release: releaseIdSchema,
  channel: z.enum(['stable', 'canary', 'override', 'development']),
  page: pageIdSchema,
  outcome: z.enum(['loaded', 'offline', 'http', 'timeout', 'integrity', 'evaluation', 'contract', 'chunk', 'mount']),
  phase: z.enum(['entry', 'contract', 'page', 'style', 'data', 'mount', 'render']).exactOptional(),
  ms: z.int().min(0).max(MS_MAX),
});

export const loadReportSchema = z.strictObject({
  build: z.string().min(1).max(BUILD_MAX_CHARS),
  shell: releaseIdSchema,
  loads: z.array(loadRecordSchema).min(1).max(LOAD_REPORT_MAX_RECORDS),
});
