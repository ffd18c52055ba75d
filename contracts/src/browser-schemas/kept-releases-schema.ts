import { array, config, object, record, string } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

export const keptReleasesSchema = record(
  string(),
  array(object({ id: string(), version: string(), publishedAt: string() })),
);
