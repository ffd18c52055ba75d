import { z } from 'zod';

/** A document of the store that cannot be trusted: `where` it lies and what is wrong with which field. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly where: string;
  readonly reason: string;
  /** What a registry says it is that was refused. */
  readonly revision?: number;

  constructor(where: string, reason: string, { cause, revision }: { cause?: unknown; revision?: number } = {}) {
    super(`${where}: ${reason}`, { cause });
    this.where = where;
    this.reason = reason;
    if (revision !== undefined) this.revision = revision;
  }

  /** The same, said of a registry that gives itself this number. */
  about(revision: number): StoreError {
    return new StoreError(this.where, this.reason, { cause: this.cause, revision });
  }
}

/** For `catch`, where what is broken counts as what is not there. */
export function nullWhereBroken(error: unknown): null {
  if (error instanceof StoreError) return null;
  throw error;
}

function accepts<T>(schema: z.ZodType<T>, value: unknown): value is T {
  return schema.safeParse(value).success;
}

/**
 * What `bytes` say, with the fields that `schema` does not know: they are part of what is signed.
 * @throws {StoreError} naming the field that `schema` refuses.
 */
export function parseDocument<T>(schema: z.ZodType<T>, bytes: Uint8Array, where: string): T {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new StoreError(where, 'is not JSON', { cause });
  }
  if (accepts(schema, value)) return value;
  const { error } = schema.safeParse(value);
  throw new StoreError(where, error ? describeIssues(error) : 'cannot be read', { cause: error, ...claimOf(value) });
}

/** The number that a document gives itself, where it gives one. */
function claimOf(value: unknown): { revision?: number } {
  const claimed = typeof value === 'object' && value !== null && 'revision' in value ? value.revision : undefined;
  return Number.isSafeInteger(claimed) ? { revision: Number(claimed) } : {};
}

/** `routes[0].path: not a route pattern; …` */
function describeIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${z.core.toDotPath(path) || 'document'}: ${message}`).join('; ');
}
