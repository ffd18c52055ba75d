import { createHash } from 'node:crypto';
import type { BankEntry, FrozenItem } from '@travesia/content-item-model';
import { sql } from 'kysely';
import { SEEN_ATTEMPTS_MAX } from './limits.ts';
import type { StandingQuestion } from './practice.ts';
import type { PracticeTables } from './tables.ts';

/** Questions like one, by the id of the variant: the other draws of its template, then other items of its content. */
export interface Siblings {
  readonly draws: readonly string[];
  readonly others: readonly string[];
}

/**
 * Questions that show how one is done. In the same order each time for the same question of the same attempt, and in one
 * that nobody foresees who does not know its salt; without what is asked of the student in anything that has not ended.
 */
export async function siblingsOf(
  tables: PracticeTables,
  entries: readonly BankEntry[],
  { row, slot, item }: Pick<StandingQuestion, 'row' | 'slot' | 'item'>,
): Promise<Siblings> {
  const asked = await askedVariants(tables, row.user_id);
  const rankOf = (variant: string) =>
    createHash('sha256').update(row.salt).update(`${slot} ${variant}`).digest('base64url');
  const ranked = (of: readonly BankEntry[]) =>
    of
      .flatMap(({ variants }) => variants)
      .filter((variant) => variant !== item.id && !asked.has(variant))
      .map((variant) => [rankOf(variant), variant] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, variant]) => variant);
  const { itemId, content, skill } = item.facts;
  const ofContent = entries.filter(({ facts }) => facts.content === content && facts.itemId !== itemId);
  return {
    draws: ranked(entries.filter(({ facts }) => facts.itemId === itemId)),
    others: [
      ...ranked(ofContent.filter(({ facts }) => facts.skill === skill)),
      ...ranked(ofContent.filter(({ facts }) => facts.skill !== skill)),
    ],
  };
}

/** Whether a key is the key of the other one, too: how one is done would tell it. */
export const haveSameKey = (one: FrozenItem, other: FrozenItem) =>
  one.options[one.key]?.text === other.options[other.key]?.text;

/** Variants that are asked of a student in what has not ended: of diagnostics also those that were answered. */
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
