import { array, config, exactOptional, literal, minLength, object, string, templateLiteral } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

export const liveStudentDataSchema = array(
  object({
    area: string().check(minLength(1)),
    path: templateLiteral(['/api/', string()]),
    database: exactOptional(string()),
    purposes: exactOptional(
      array(object({ what: string(), why: string(), howLong: string(), optional: exactOptional(literal(true)) })),
    ),
    withdrawn: exactOptional(literal(true)),
  }),
);
