import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { PracticeTables } from './tables.ts';

/** Every table that holds something of a student: export, deletion and claiming go through all of them. */
export const STUDENT_TABLES = [
  'ensayos.attempt',
  'ensayos.attempt_event',
  'ensayos.result',
  'ensayos.evidence',
] as const;

export interface OwnDataStore {
  /** Rows by table, without whose they are and without what would answer a test that is still running. */
  export(uid: string): Promise<Readonly<Record<string, readonly object[]>>>;
  delete(uid: string): Promise<void>;
  /** Gives what a guest did to a student. Done twice it changes nothing. */
  claim(guest: string, uid: string): Promise<void>;
}

export function createOwnDataStore(tables: PracticeTables): OwnDataStore {
  return {
    export: (uid) =>
      userTransaction(tables, async (transaction) => {
        const found: Record<string, readonly object[]> = {};
        for (const table of STUDENT_TABLES) {
          const rows = await transaction.selectFrom(table).selectAll().where('user_id', '=', uid).execute();
          found[table.replace('ensayos.', '')] = rows.map((row) => {
            const { user_id: _, ...kept } = row;
            if (!('salt' in kept)) return kept;
            const { salt: __, ...attempt } = kept;
            // Variant and order of options would tell the key of a test that is running.
            const { form, ...told } = attempt;
            return { ...told, items: form.slots.length };
          });
        }
        return found;
      }),

    delete: (uid) =>
      userTransaction(tables, async (transaction) => {
        // The attempts first: their locks keep an answer that is under way from leaving rows behind.
        await transaction.selectFrom('ensayos.attempt').select('id').where('user_id', '=', uid).forUpdate().execute();
        for (const table of STUDENT_TABLES) await transaction.deleteFrom(table).where('user_id', '=', uid).execute();
      }),

    claim: (guest, uid) =>
      userTransaction(tables, async (transaction) => {
        const attempts = await transaction
          .selectFrom('ensayos.attempt')
          .select('id')
          .where('user_id', '=', guest)
          .forUpdate()
          .execute();
        if (attempts.length === 0) return;
        for (const table of STUDENT_TABLES) {
          // Rows of the table itself, with another owner.
          await sql`
            insert into ${sql.table(table)}
            select (jsonb_populate_record(kept, jsonb_build_object('user_id', ${uid}::text))).*
            from ${sql.table(table)} as kept where user_id = ${guest}
            on conflict do nothing`.execute(transaction);
          await transaction.deleteFrom(table).where('user_id', '=', guest).execute();
        }
      }),
  };
}
