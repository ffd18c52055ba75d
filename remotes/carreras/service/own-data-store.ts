import { userTransaction } from '@travesia/kit-service/database';
import type { StudentTables } from './tables.ts';

/** Every table that holds something of a student: export and deletion go through all of them. */
const STUDENT_TABLES = [
  'carreras.score',
  'carreras.preference_list',
  'carreras.preference_operation',
  'carreras.goal_list',
] as const;

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
        for (const table of STUDENT_TABLES) {
          const rows = await transaction.selectFrom(table).selectAll().where('user_id', '=', uid).execute();
          found[table.replace('carreras.', '')] = rows.map(({ user_id: _, ...row }) => row);
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
        for (const table of STUDENT_TABLES) await transaction.deleteFrom(table).where('user_id', '=', uid).execute();
      }),
  };
}
