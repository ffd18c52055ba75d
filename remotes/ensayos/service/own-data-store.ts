import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { PracticeTables } from './tables.ts';

/** Every table that holds something of a student: export, deletion and claiming go through all of them. */
export const STUDENT_TABLES = [
  'ensayos.attempt',
  'ensayos.attempt_event',
  'ensayos.result',
  'ensayos.evidence',
  'ensayos.report',
] as const;

/** Not exported: variants and the order of options would tell the keys of a test that is running. */
const SEALED_COLUMNS: Readonly<Partial<Record<(typeof STUDENT_TABLES)[number], readonly string[]>>> = {
  'ensayos.attempt': ['form', 'salt'],
  'ensayos.report': ['item'],
};

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
          const isTold = (column: string) => column !== 'user_id' && !SEALED_COLUMNS[table]?.includes(column);
          found[table.replace('ensayos.', '')] = rows.map((row) => ({
            ...Object.fromEntries(Object.entries(row).filter(([column]) => isTold(column))),
            ...('form' in row && { items: row.form.slots.length }),
          }));
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
