import { DatabaseUnavailable } from '@travesia/kit-service/database';

/** Attempts that are graded at once: beside students, nobody must take every connection. */
const GRADED_AT_ONCE = 4;

/**
 * Grades each of `attempts`. One that cannot be graded keeps no other waiting: `failed` hears of it.
 * @throws {DatabaseUnavailable} as soon as the database is, and nothing more is graded then.
 */
export async function gradeEach<T>(
  attempts: readonly T[],
  grade: (attempt: T) => Promise<unknown>,
  failed: (error: unknown, attempt: T) => void,
): Promise<void> {
  const left = [...attempts];
  let outage: DatabaseUnavailable | undefined;
  async function work(): Promise<void> {
    for (let next = left.shift(); next !== undefined && !outage; next = left.shift()) {
      try {
        await grade(next);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) outage = error;
        else failed(error, next);
      }
    }
  }
  await Promise.all(Array.from({ length: GRADED_AT_ONCE }, work));
  if (outage) throw outage;
}
