import { z } from 'zod';
import { ProblemError } from './problem-error.ts';

/** `['a/b', 0]` as a JSON pointer (RFC 6901): `/a~1b/0`. */
function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * What a caller sent, as `schema` reads it: one of `zod` or of `zod/mini`, which pages can share. The messages are those
 * of `zod`, because `zod/mini` alone has none.
 * @throws {ProblemError} 400, with a pointer to every field that was refused; never with its value.
 */
export function parseInput<T>(schema: z.core.$ZodType<T>, input: unknown): T {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ pointer: jsonPointer(path), detail: message }));
  throw new ProblemError(400, 'The request has fields that are not valid.', errors);
}
