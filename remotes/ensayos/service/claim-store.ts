import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import { CLAIMED_EVENTS_A_STATEMENT } from './limits.ts';
import { STUDENT_TABLES } from './own-data-store.ts';
import type { PracticeTables, Tables } from './tables.ts';

export interface ClaimStore {
  /**
   * Gives attempts of a guest to a student, one after the other and each whole, until `enough`. Resolves with how many of
   * them are the guest's still: asked again, it goes on with those.
   */
  claim(guest: string, uid: string, ids: readonly string[], enough: AbortSignal): Promise<number>;
}

/** The attempt itself at last. */
const EVENTS_FIRST = STUDENT_TABLES.toReversed();

export function createClaimStore(tables: PracticeTables): ClaimStore {
  /** Rows of the table itself, with another owner. Resolves with whether there may be more. */
  async function move(
    transaction: Transaction<Tables>,
    table: (typeof STUDENT_TABLES)[number],
    { guest, uid, id }: { readonly guest: string; readonly uid: string; readonly id: string },
  ): Promise<boolean> {
    const attempt = sql.ref(table === 'ensayos.attempt' ? 'id' : 'attempt_id');
    const { rows } = await sql<{ moved: number }>`
      with gone as (
        delete from ${sql.table(table)} where user_id = ${guest} and ${attempt} = ${id} and ctid = any(array(
          select ctid from ${sql.table(table)} where user_id = ${guest} and ${attempt} = ${id}
          limit ${CLAIMED_EVENTS_A_STATEMENT}
        )) returning *
      ), kept as (
        insert into ${sql.table(table)}
        select (jsonb_populate_record(gone::${sql.table(table)}, jsonb_build_object('user_id', ${uid}::text))).* from gone
        on conflict do nothing
      )
      select count(*)::int as moved from gone`.execute(transaction);
    return rows[0]?.moved === CLAIMED_EVENTS_A_STATEMENT;
  }

  return {
    async claim(guest, uid, ids, enough) {
      if (ids.length === 0) return 0;
      const found = await tables
        .selectFrom('ensayos.attempt')
        .select('id')
        .where('user_id', '=', guest)
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      let left = found.length;
      for (const { id } of found) {
        if (enough.aborted) break;
        await userTransaction(tables, async (transaction) => {
          // An answer that is under way waits, and then finds no attempt of the guest.
          const held = await transaction
            .selectFrom('ensayos.attempt')
            .select('id')
            .where('user_id', '=', guest)
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (!held) return;
          for (const table of EVENTS_FIRST) {
            while (await move(transaction, table, { guest, uid, id }));
          }
        });
        left -= 1;
      }
      return left;
    },
  };
}
