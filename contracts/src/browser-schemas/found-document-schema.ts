import { array, config, enum as enumOf, exactOptional, minLength, object, string, templateLiteral } from 'zod/mini';

// The policy of our documents lets nobody compile a schema, and trying is reported as a violation.
config({ jitless: true });

const entrySchema = object({
  path: templateLiteral(['/', string()]),
  title: string().check(minLength(1)),
  note: exactOptional(string()),
  keywords: exactOptional(string()),
  context: exactOptional(string()),
  audience: exactOptional(enumOf(['students', 'visitors'])),
});

/** What a release lets be found, and what an `ownPath` answers, which has no `ownPath`. */
export const foundDocumentSchema = object({
  groups: array(object({ label: string(), entries: array(entrySchema) })),
  ownPath: exactOptional(templateLiteral(['/api/', string()])),
});
