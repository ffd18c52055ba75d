import type { AnswerSchema } from '@travesia/kit-remote/read-answer';

/** What this device has kept, maybe by another release; `null` for nothing, and for what somebody else wrote there. */
export function readStored<T>(schema: AnswerSchema<T>, kept: unknown): T | null {
  const result = schema.safeParse(kept);
  return result.success ? result.data : null;
}

/** Those of a list that can be read: what the student did in one of them does not depend on the others. */
export function readStoredRows<T>(schema: AnswerSchema<T>, kept: unknown): readonly T[] | null {
  return Array.isArray(kept) ? kept.flatMap((row: unknown) => readStored(schema, row) ?? []) : null;
}
