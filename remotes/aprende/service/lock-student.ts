import type { Selectable, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export const MASTERY_COLUMNS = ['state', 'through_at', 'through_id', 'answers_after', 'revision'] as const;

export type MasteryRow = Pick<Selectable<Tables['aprende.mastery']>, (typeof MASTERY_COLUMNS)[number]>;

/** The student's row, made where there is none; nobody else writes anything of theirs until the transaction ends. */
export async function lockStudent(transaction: Transaction<Tables>, uid: string): Promise<MasteryRow> {
  for (;;) {
    const row = await transaction
      .selectFrom('aprende.mastery')
      .select(MASTERY_COLUMNS)
      .where('user_id', '=', uid)
      .forUpdate()
      .executeTakeFirst();
    if (row) return row;
    await transaction
      .insertInto('aprende.mastery')
      .values({ user_id: uid })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  }
}
