import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import { GUEST_KEPT_S } from './limits.ts';
import type { PracticeTables, Tables } from './tables.ts';

/** Every table that holds something of a student: export, deletion and claiming go through all of them. */
export const STUDENT_TABLES = [
  'ensayos.attempt',
  'ensayos.attempt_event',
  'ensayos.result',
  // Before the evidence that becomes of it.
  'ensayos.sealed_evidence',
  'ensayos.evidence',
  'ensayos.report',
  'ensayos.hint',
] as const;

export interface OwnDataStore {
  delete(uid: string): Promise<void>;
  /** Deletes guests who began nothing for so long that they cannot come back. Resolves with how many those were. */
  forgetGuests(limit: number): Promise<number>;
}

/** Attempts that one statement is about: of everything a student ever did, it might not come to an end in its time. */
const ATTEMPTS_A_STATEMENT = 10;

interface Attempt {
  readonly id: string;
}

function* pieces(attempts: readonly Attempt[]): Generator<readonly string[]> {
  for (let from = 0; from < attempts.length; from += ATTEMPTS_A_STATEMENT) {
    yield attempts.slice(from, from + ATTEMPTS_A_STATEMENT).map(({ id }) => id);
  }
}

const isOfAttempts = (table: (typeof STUDENT_TABLES)[number], ids: readonly string[]) =>
  sql<boolean>`${sql.ref(table === 'ensayos.attempt' ? 'id' : 'attempt_id')} = any(${ids}::uuid[])`;

const guestsKeptSince = sql<Date>`now() - ${GUEST_KEPT_S} * interval '1 second'`;

export function createOwnDataStore(tables: PracticeTables): OwnDataStore {
  /** Attempts of a student; their locks keep an answer that is under way from leaving rows behind. */
  const locked = (transaction: Transaction<Tables>, uid: string) =>
    transaction
      .selectFrom('ensayos.attempt')
      .select(['id', sql<boolean>`created_at < ${guestsKeptSince}`.as('isOld')])
      .where('user_id', '=', uid)
      .forUpdate()
      .execute();

  /** These, of all tables alike: what is made meanwhile stays, whole. */
  async function deleteAll(transaction: Transaction<Tables>, uid: string, attempts: readonly Attempt[]): Promise<void> {
    for (const ids of pieces(attempts)) {
      for (const table of STUDENT_TABLES) {
        await transaction.deleteFrom(table).where('user_id', '=', uid).where(isOfAttempts(table, ids)).execute();
      }
    }
  }

  return {
    delete: (uid) =>
      userTransaction(tables, async (transaction) => {
        await deleteAll(transaction, uid, await locked(transaction, uid));
      }),

    async forgetGuests(limit) {
      const { rows } = await sql<{ user_id: string }>`
        select distinct user_id from (
          select user_id from ensayos.attempt as old
          where user_id like 'guest:%' and created_at < ${guestsKeptSince} and not exists (
            select 1 from ensayos.attempt as newer
            where newer.user_id = old.user_id and newer.created_at >= ${guestsKeptSince}
          )
          order by created_at limit ${limit}
        ) as oldest`.execute(tables);
      let forgotten = 0;
      for (const { user_id: guest } of rows) {
        forgotten += await userTransaction(tables, async (transaction) => {
          const attempts = await locked(transaction, guest);
          // Another process may have been quicker, or the guest came back in this moment.
          if (attempts.length === 0 || attempts.some(({ isOld }) => !isOld)) return 0;
          await deleteAll(transaction, guest, attempts);
          return 1;
        });
      }
      return forgotten;
    },
  };
}
