import { sql } from 'kysely';
import type { StudentTables } from './tables.ts';

export interface Subscriber {
  readonly uid: string;
  readonly address: string;
}

export type WeeklyStore = ReturnType<typeof createWeeklyStore>;

/** Who wants the weekly mail. */
export function createWeeklyStore(tables: StudentTables) {
  return {
    async wants(uid: string): Promise<boolean> {
      const row = await tables
        .selectFrom('onboarding.weekly_mail')
        .select('user_id')
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return row !== undefined;
    },

    async enter(uid: string, address: string): Promise<void> {
      await tables
        .insertInto('onboarding.weekly_mail')
        .values({ user_id: uid, address })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ address }))
        .execute();
    },

    async leave(uid: string): Promise<void> {
      await tables.deleteFrom('onboarding.weekly_mail').where('user_id', '=', uid).execute();
    },

    /** Of whom none was made in `week` yet, each with one process: whoever takes them makes theirs. */
    async take(week: string, max: number): Promise<readonly Subscriber[]> {
      const { rows } = await sql<{ user_id: string; address: string }>`
        update onboarding.weekly_mail set last_week = ${week}::date
        where user_id in (
          select user_id from onboarding.weekly_mail
          where last_week is null or last_week < ${week}::date
          order by user_id limit ${max} for update skip locked)
        returning user_id, address`.execute(tables);
      return rows.map(({ user_id, address }) => ({ uid: user_id, address }));
    },

    /** Theirs could not be made: another round tries. */
    async putBack(uid: string, week: string): Promise<void> {
      await sql`update onboarding.weekly_mail set last_week = null
        where user_id = ${uid} and last_week = ${week}::date`.execute(tables);
    },
  };
}
