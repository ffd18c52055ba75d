import { z } from 'zod';
import { SHELL_NAME } from '../release.ts';
import { addressPathSchema, instantSchema, releaseIdSchema, releaseNameSchema } from './fields.ts';

const percentSchema = z.number().positive().max(100);

const releasePointerSchema = z.strictObject({
  stable: releaseIdSchema,
  lastGood: releaseIdSchema.exactOptional(),
  canary: z.strictObject({ release: releaseIdSchema, percent: percentSchema }).exactOptional(),
});

const remotePointerSchema = releasePointerSchema.extend({ prefixes: z.array(addressPathSchema) });

const remoteNameSchema = releaseNameSchema.refine((name) => name !== SHELL_NAME, 'is the name of the shell');

/** What is written by hand stays readable in a table. */
const BY_MAX_CHARS = 100;
const REASON_MAX_CHARS = 500;

const registryChangeSchema = z.strictObject({
  action: z.enum(['promote', 'rollback', 'canary', 'abort', 'withdraw']),
  name: releaseNameSchema,
  release: releaseIdSchema.exactOptional(),
  percent: percentSchema.exactOptional(),
  reason: z.string().max(REASON_MAX_CHARS).exactOptional(),
});

/** 64 bytes as base64 writes them, and in no other spelling of the same bytes: it is part of what is digested. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

export const registryDocumentSchema = z.strictObject({
  schema: z.literal(1),
  revision: z.int().positive(),
  issuedAt: instantSchema,
  previous: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex')
    .nullable(),
  by: z.string().min(1).max(BY_MAX_CHARS),
  changes: z.array(registryChangeSchema).min(1),
  shell: releasePointerSchema.nullable(),
  remotes: z.record(remoteNameSchema, remotePointerSchema),
  signature: z.strictObject({
    algorithm: z.literal('ed25519'),
    key: z.string().regex(/^[0-9a-f]{16}$/, 'not the id of a key'),
    value: z.string().regex(SIGNATURE, 'not 64 bytes in base64'),
  }),
});
