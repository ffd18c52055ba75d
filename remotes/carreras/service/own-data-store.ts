import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { StudentTables, Tables } from './tables.ts';

/**
 * Every table that holds something of a student, and what an export tells of it: export and deletion go through all of
 * them. Columns one by one, so that a newer release can add one while this one answers.
 */
const STUDENT_TABLES = {
  'carreras.score': ['kind', 'process', 'factor', 'value', 'updated_at'],
  'carreras.preference_list': ['programs', 'revision', 'operations', 'updated_at'],
  'carreras.preference_operation': ['id', 'kind', 'program', 'outcome', 'number', 'answered_at'],
  'carreras.goal_list': ['programs', 'updated_at'],
} as const satisfies { readonly [Table in keyof Tables]: readonly Exclude<keyof Tables[Table], 'user_id'>[] };

const TABLE_NAMES = Object.keys(STUDENT_TABLES) as (keyof typeof STUDENT_TABLES)[];

export interface OwnDataStore {
  /** Rows by table, without whose they are. */
  export(uid: string): Promise<Readonly<Record<string, readonly object[]>>>;
  delete(uid: string): Promise<void>;
}

export function createOwnDataStore(tables: StudentTables): OwnDataStore {
  return {
    export: (uid) =>
      userTransaction(tables, async (transaction) => {
        const found: Record<string, readonly object[]> = {};
        for (const table of TABLE_NAMES) {
          const { rows } = await sql<object>`select ${sql.join(STUDENT_TABLES[table].map((name) => sql.ref(name)))}
            from ${sql.table(table)} where user_id = ${uid}`.execute(transaction);
          found[table.replace('carreras.', '')] = rows;
        }
        return found;
      }),
    delete: (uid) =>
      userTransaction(tables, async (transaction) => {
        // The list first: its lock keeps an operation that is under way from leaving rows behind.
        await transaction
          .selectFrom('carreras.preference_list')
          .select('user_id')
          .where('user_id', '=', uid)
          .forUpdate()
          .execute();
        for (const table of TABLE_NAMES) await transaction.deleteFrom(table).where('user_id', '=', uid).execute();
      }),
  };
}
