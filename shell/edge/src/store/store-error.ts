import { z } from 'zod';

/** A document of the store that cannot be trusted: `where` it lies and what is wrong with which field. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly where: string;

  constructor(where: string, reason: string, cause?: unknown) {
    super(`${where}: ${reason}`, { cause });
    this.where = where;
  }
}

/** For `catch`, where what is broken counts as what is not there. */
export function nullWhereBroken(error: unknown): null {
  if (error instanceof StoreError) return null;
  throw error;
}

/** @throws {StoreError} naming the field of `text` that `schema` refuses. */
export function parseDocument<T>(schema: z.ZodType<T>, text: string, where: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new StoreError(where, 'is not JSON', cause);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new StoreError(where, describeIssues(result.error), result.error);
  return result.data;
}

/** `routes[0].path: not a route pattern; …` */
function describeIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${z.core.toDotPath(path) || 'document'}: ${message}`).join('; ');
}
