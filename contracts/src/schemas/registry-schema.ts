import { z } from 'zod';
import { SHELL_NAME } from '../release.ts';
import {
  addressPathSchema,
  instantSchema,
  releaseIdSchema,
  releaseNameSchema,
  sha256Schema,
  signatureSchema,
} from './fields.ts';

const percentSchema = z.number().positive().max(100);

const releasePointerSchema = z.object({
  stable: releaseIdSchema,
  lastGood: releaseIdSchema.exactOptional(),
  canary: z.object({ release: releaseIdSchema, percent: percentSchema }).exactOptional(),
});

const remotePointerSchema = releasePointerSchema.extend({ prefixes: z.array(addressPathSchema) });

const remoteNameSchema = releaseNameSchema.refine((name) => name !== SHELL_NAME, 'is the name of the shell');

/** What is written by hand stays readable in a table. */
const BY_MAX_CHARS = 100;
const REASON_MAX_CHARS = 500;

const registryChangeSchema = z.object({
  action: z.enum(['promote', 'rollback', 'canary', 'abort', 'withdraw', 'trust']),
  name: releaseNameSchema,
  release: releaseIdSchema.exactOptional(),
  percent: percentSchema.exactOptional(),
  reason: z.string().max(REASON_MAX_CHARS).exactOptional(),
});

/** An Ed25519 key is 44 bytes in this form. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{59}=$/;

const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/, 'not the id of a key');

const trustedKeySchema = z.object({
  role: z.enum(['platform', 'team', 'edge']),
  publicKey: z.string().regex(PUBLIC_KEY, 'not an Ed25519 key'),
  names: z.array(releaseNameSchema).exactOptional(),
  retiredAt: instantSchema.exactOptional(),
});

export const trustDocumentSchema = z.object({
  schema: z.literal(1),
  version: z.int().positive(),
  issuedAt: instantSchema,
  teams: z.record(remoteNameSchema, z.array(addressPathSchema)),
  keys: z.record(keyIdSchema, trustedKeySchema),
  signature: signatureSchema,
});

const endorsementSchema = z.object({
  revision: z.int().positive(),
  releases: z.record(releaseIdSchema, sha256Schema),
  signature: signatureSchema,
});

const timelineSchema = z.object({ stables: z.array(releaseIdSchema), failed: z.array(releaseIdSchema) });

/** Says what has to be there and lets more be there: a newer writer may have added it. */
export const registryDocumentSchema = z.object({
  schema: z.literal(2),
  minor: z.int().nonnegative(),
  revision: z.int().positive(),
  issuedAt: instantSchema,
  previous: sha256Schema.nullable(),
  by: z.string().min(1).max(BY_MAX_CHARS),
  changes: z.array(registryChangeSchema).min(1),
  trust: trustDocumentSchema,
  shell: releasePointerSchema.nullable(),
  remotes: z.record(remoteNameSchema, remotePointerSchema),
  endorsements: z.record(
    releaseNameSchema,
    z.object({ stable: endorsementSchema, canary: endorsementSchema.exactOptional() }),
  ),
  timelines: z.record(releaseNameSchema, timelineSchema),
  signature: signatureSchema,
});
