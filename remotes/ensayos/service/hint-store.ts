import type { HintRung } from '@travesia/contracts/slices';
import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import { project } from '../practice/attempt/project.ts';
import type { Helped } from '../practice/hints/help.ts';
import type { Told } from '../practice/hints/next-rung.ts';
import { readEvents, runningSimulacro } from './attempt-store.ts';
import type { PracticeTables, Tables } from './tables.ts';

/** Why nothing more may be told of a question as one that is open. `closed`: a simulacro of the student runs. */
export type HintRefusal = 'closed' | 'answered' | 'missing';

export interface HintStore {
  /**
   * Keeps what is told of a question that is not answered, before it is told. `decide`: by what was told so far, as far as
   * the ladder may be told now; from rung 1 on that makes its answer weaker evidence. Resolves with what it decided.
   */
  keep<T extends { readonly rung: HintRung }>(
    uid: string,
    attempt: string,
    slot: number,
    decide: (told: Told | null) => T,
  ): Promise<T | HintRefusal>;
}

export function createHintStore(tables: PracticeTables): HintStore {
  return {
    keep: (uid, attempt, slot, decide) =>
      userTransaction(tables, async (transaction) => {
        // Neither is it graded meanwhile, nor deleted.
        const row = await transaction
          .selectFrom('ensayos.attempt')
          .select('state')
          .where('user_id', '=', uid)
          .where('id', '=', attempt)
          .forShare()
          .executeTakeFirst();
        if (!row) return 'missing';
        if (await runningSimulacro(transaction, uid)) return 'closed';
        const [response] = project(
          (await readEvents(transaction, uid, attempt, { late: false }))
            .filter((event) => event.slot === slot)
            .map((event) => ({ ...event, slot: 0 })),
          1,
        );
        if (row.state !== 'in_progress' || !response || response.checked) return 'answered';
        const tries = response.history.filter((option) => option !== null).length;
        const before = await transaction
          .selectFrom('ensayos.hint')
          .select(['rung', 'tries', sql<number>`(extract(epoch from (now() - at)) * 1000)::float8`.as('ms')])
          .where('user_id', '=', uid)
          .where('attempt_id', '=', attempt)
          .where('slot', '=', slot)
          .executeTakeFirst();
        const decided = decide(
          before ? { rung: before.rung as HintRung, tries: tries - before.tries, ms: Math.round(before.ms) } : null,
        );
        if (decided.rung >= 1) {
          await transaction
            .insertInto('ensayos.hint')
            .values({ user_id: uid, attempt_id: attempt, slot, rung: decided.rung, tries })
            .onConflict((conflict) =>
              conflict
                .columns(['user_id', 'attempt_id', 'slot'])
                .doUpdateSet({ rung: decided.rung, tries, at: sql<Date>`now()` })
                .where('ensayos.hint.rung', '<', decided.rung),
            )
            .execute();
        }
        return decided;
      }),
  };
}

/** What was told of the questions of an attempt before they were answered. */
export async function helpedOf(
  tables: PracticeTables | Transaction<Tables>,
  uid: string,
  attempt: string,
): Promise<Helped> {
  const rows = await tables
    .selectFrom('ensayos.hint')
    .select(['slot', 'rung'])
    .where('user_id', '=', uid)
    .where('attempt_id', '=', attempt)
    .execute();
  return new Map(rows.map(({ slot, rung }) => [slot, rung as HintRung]));
}

/** Of rows with an `attempt_id` and a `slot` of a student: whether something was told before the answer. */
export const wasHelped = (uid: string) => sql<boolean>`(attempt_id, slot) in (
  select attempt_id, slot from ensayos.hint where user_id = ${uid})`;
