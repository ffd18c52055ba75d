import { boolean, config, exactOptional, object, string } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

export const weeklyMailAnswerSchema = object({ wanted: boolean(), address: exactOptional(string()) });
