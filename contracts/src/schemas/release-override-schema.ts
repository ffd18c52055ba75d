import { z } from 'zod';
import { releaseIdSchema, releaseNameSchema } from './fields.ts';

/** More names than any platform of ours has; a cookie has to hold them. */
const PINNED_MAX = 20;

export const releaseOverrideSchema = z.strictObject({
  releases: z
    .record(releaseNameSchema, releaseIdSchema)
    .refine((releases) => Object.keys(releases).length <= PINNED_MAX, 'pins too many releases'),
});
