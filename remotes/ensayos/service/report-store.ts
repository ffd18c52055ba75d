import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import type { ReportBody } from '../api/attempts.ts';
import { REPORTS_PER_USER_A_DAY } from './limits.ts';
import type { PracticeTables, Tables } from './tables.ts';

/** Why a report was not kept. `other`: its id is of another one. */
export type ReportRefusal = 'missing' | 'not-started' | 'no-question' | 'other' | 'too-many';

export interface ReportStore {
  /** Keeps what is said of a question of an attempt that was begun; once, however often it comes. */
  add(uid: string, attempt: string, report: ReportBody): Promise<'kept' | ReportRefusal>;
}

export function createReportStore(tables: PracticeTables): ReportStore {
  async function kept(
    transaction: Transaction<Tables>,
    uid: string,
    attempt: string,
    { id, slot, reason, text }: ReportBody,
  ): Promise<'kept' | 'other' | undefined> {
    const before = await transaction
      .selectFrom('ensayos.report')
      .select(['attempt_id', 'slot', 'reason', 'text'])
      .where('user_id', '=', uid)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) return undefined;
    const isSame =
      before.attempt_id === attempt &&
      before.slot === slot &&
      before.reason === reason &&
      before.text === (text ?? null);
    return isSame ? 'kept' : 'other';
  }

  return {
    add: (uid, attempt, report) =>
      userTransaction(tables, async (transaction) => {
        // The lock keeps a deletion under way from leaving the report behind.
        const row = await transaction
          .selectFrom('ensayos.attempt')
          .select(['state', 'form'])
          .where('user_id', '=', uid)
          .where('id', '=', attempt)
          .forShare()
          .executeTakeFirst();
        if (!row) return 'missing';
        if (row.state === 'created') return 'not-started';
        const asked = row.form.slots[report.slot];
        if (!asked) return 'no-question';
        // One after the other, of whatever attempts: the bound is the student's.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`ensayos.report ${uid}`}, 0))`.execute(transaction);
        const before = await kept(transaction, uid, attempt, report);
        if (before) return before;
        const { today } = await transaction
          .selectFrom('ensayos.report')
          .select(sql<number>`count(*)::int`.as('today'))
          .where('user_id', '=', uid)
          .where('reported_at', '>', sql<Date>`now() - interval '1 day'`)
          .executeTakeFirstOrThrow();
        if (today >= REPORTS_PER_USER_A_DAY) return 'too-many';
        const { id, slot, reason, text = null } = report;
        await transaction
          .insertInto('ensayos.report')
          .values({ user_id: uid, id, attempt_id: attempt, slot, item: asked.item, reason, text })
          .execute();
        return 'kept';
      }),
  };
}
