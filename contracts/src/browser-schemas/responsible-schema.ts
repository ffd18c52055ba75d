import { config, nullable, object, string } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

export const responsibleSchema = nullable(object({ name: string(), email: string() }));
