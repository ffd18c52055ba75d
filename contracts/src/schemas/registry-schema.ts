import { z } from 'zod';
import { SHELL_NAME } from '../release.ts';
import { addressPathSchema, instantSchema, releaseIdSchema, releaseNameSchema } from './fields.ts';

const releasePointerSchema = z.strictObject({ stable: releaseIdSchema, lastGood: releaseIdSchema.exactOptional() });

const remotePointerSchema = releasePointerSchema.extend({ prefixes: z.array(addressPathSchema) });

const remoteNameSchema = releaseNameSchema.refine((name) => name !== SHELL_NAME, 'is the name of the shell');

export const registryDocumentSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().positive(),
  issuedAt: instantSchema,
  shell: releasePointerSchema.nullable(),
  remotes: z.record(remoteNameSchema, remotePointerSchema),
});
