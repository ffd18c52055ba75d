import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import { CORRECTIONS, type Correction, gradingVersion } from '../practice/corrections.ts';
import { createFrozenReader } from './frozen-reader.ts';
import { createGrader } from './grade-attempt.ts';
import { gradeEach } from './grade-each.ts';
import type { Tables } from './tables.ts';

/** Attempts that one statement looks at: far within what a statement may take. */
const LOOKED_AT_ONCE = 500;

export interface Regraded {
  readonly looked: number;
  readonly regraded: number;
  /** What kept attempts from being graded; the others were. */
  readonly failures: readonly unknown[];
}

export interface RegradeOptions {
  /** Those of the project where absent. */
  readonly corrections?: readonly Correction[];
  /** Hears after each batch. */
  readonly progress?: (sofar: Omit<Regraded, 'failures'>) => void;
}

/**
 * Grades every attempt again that corrections concern and that was graded without them. Where it stopped needs not be
 * known: a result under the new version is what says that an attempt is done. Several may run at once, beside the service.
 */
export async function regradeAll(
  database: Database,
  { corrections = CORRECTIONS, progress = () => {} }: RegradeOptions = {},
): Promise<Regraded> {
  const tables = database.kysely.withTables<Tables>();
  const grader = createGrader({ tables, frozen: createFrozenReader(tables), corrections });
  const isOfAll = corrections.some(({ item }) => item === null);
  const holds = corrections.flatMap(({ item }) => (item === null ? [] : [JSON.stringify({ slots: [{ item }] })]));
  const failures: unknown[] = [];
  let [looked, regraded] = [0, 0];
  let last = { user_id: '', id: '00000000-0000-0000-0000-000000000000' };

  while (corrections.length > 0) {
    const { rows } = await sql<{ user_id: string; id: string; is_due: boolean }>`
      select user_id, id, case
        when state <> 'graded' then false
        when ${gradingVersion(corrections)} <= (
          select max(grading_version) from ensayos.result as graded
          where graded.user_id = attempt.user_id and graded.attempt_id = attempt.id
        ) then false
        else ${isOfAll} or form @> any(${holds}::text[]::jsonb[])
      end as is_due
      from ensayos.attempt where (user_id, id) > (${last.user_id}, ${last.id}::uuid)
      order by user_id, id limit ${LOOKED_AT_ONCE}`.execute(tables);
    const [newest] = rows.slice(-1);
    if (!newest) break;
    await gradeEach(
      rows.filter(({ is_due }) => is_due),
      async ({ user_id, id }) => {
        if (await grader.regrade(user_id, id)) regraded += 1;
      },
      (error) => failures.push(error),
    );
    looked += rows.length;
    last = newest;
    progress({ looked, regraded });
  }
  return { looked, regraded, failures };
}
