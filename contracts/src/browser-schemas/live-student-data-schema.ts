import { array, config, exactOptional, literal, minLength, object, string, templateLiteral } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

export const liveStudentDataSchema = array(
  object({
    area: string().check(minLength(1)),
    path: templateLiteral(['/api/', string()]),
    database: exactOptional(string()),
    withdrawn: exactOptional(literal(true)),
  }),
);
