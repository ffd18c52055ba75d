import { siblingIds } from '@travesia/content-hints';
import type { BankEntry } from '@travesia/content-item-model';
import { sql } from 'kysely';
import { SEEN_ATTEMPTS_MAX } from './limits.ts';
import type { PracticeTables } from './tables.ts';

/**
 * Variants that may show a student how `variant` is done, the best first and the same ones each time; without what is asked
 * of that student in anything that has not ended.
 */
export async function siblingsFor(
  tables: PracticeTables,
  uid: string,
  entries: readonly BankEntry[],
  variant: string,
): Promise<readonly string[]> {
  const asked = await askedVariants(tables, uid);
  return siblingIds(entries, variant).filter((id) => !asked.has(id));
}

/** Of diagnostics also those that were answered. */
async function askedVariants(tables: PracticeTables, uid: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ variant: string }>`
    select distinct slot->>'item' as variant
    from (
      (select form from ensayos.attempt where user_id = ${uid} and state <> 'graded'
        order by created_at desc limit ${SEEN_ATTEMPTS_MAX})
      union all
      (select form from ensayos.attempt where user_id = ${uid}
        and id in (select attempt_id from ensayos.sealed_evidence where user_id = ${uid}))
    ) as attempt, jsonb_array_elements(attempt.form->'slots') as slot`.execute(tables);
  return new Set(rows.map(({ variant }) => variant));
}
