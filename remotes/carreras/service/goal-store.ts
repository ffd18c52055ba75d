import { sql } from 'kysely';
import type { StudentTables } from './tables.ts';

export interface GoalStore {
  /** Programme codes, the main one first. */
  read(uid: string): Promise<readonly string[]>;
  /** The last one who says so is right: goals are chosen as a whole. */
  replace(uid: string, programs: readonly string[]): Promise<void>;
}

export function createGoalStore(tables: StudentTables): GoalStore {
  return {
    async read(uid) {
      const row = await tables
        .selectFrom('carreras.goal_list')
        .select('programs')
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return row?.programs ?? [];
    },
    async replace(uid, programs) {
      await tables
        .insertInto('carreras.goal_list')
        .values({ user_id: uid, programs: [...programs] })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(({ ref }) => ({ programs: ref('excluded.programs'), updated_at: sql<Date>`now()` })),
        )
        .execute();
    },
  };
}
