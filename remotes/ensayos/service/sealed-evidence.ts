import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { AttemptRow } from './attempt-store.ts';
import { askedNow } from './embargo.ts';
import type { PracticeTables } from './tables.ts';

/** Whether it is a question of a diagnostic, of which nothing is told before that one has ended. */
export const isSealed = ({ request }: Pick<AttemptRow, 'request'>) =>
  request.mode === 'pregunta' && request.use === 'diagnostic';

/** Of rows with an `attempt_id` of a student: whether what became of the attempt is sealed no more. */
export const isUnsealed = (uid: string) =>
  sql<boolean>`attempt_id <> all(array(select attempt_id from ensayos.sealed_evidence where user_id = ${uid}))`;

/**
 * Makes evidence of what the student answered in diagnostics that have ended. Asked before evidence is read, it misses
 * nothing that a message would have lost: whether a diagnostic runs is a state of the slice that keeps it, asked for there.
 * @param runningOf those of a student's questions whose diagnostic runs; where it rejects, all stays sealed
 */
export function createUnsealing(
  tables: PracticeTables,
  runningOf: (uid: string, questions: readonly string[]) => Promise<ReadonlySet<string>>,
): (uid: string) => Promise<void> {
  return async (uid) => {
    const sealed = await tables
      .selectFrom('ensayos.sealed_evidence')
      .select('attempt_id')
      .where('user_id', '=', uid)
      .execute();
    if (sealed.length === 0) return;
    const questions = sealed.map(({ attempt_id }) => attempt_id);
    const running = await runningOf(uid, questions);
    const ended = questions.filter((id) => !running.has(id));
    if (ended.length === 0) return;
    // Locked, so that a deletion and a claim that are under way leave nothing behind. A running simulacro that asks the
    // same would be told its keys.
    await userTransaction(tables, (transaction) =>
      sql`
        with attempt as (
          select id from ensayos.attempt as attempt
          where user_id = ${uid} and id = any(${ended}::uuid[]) and not (${askedNow(uid)})
          order by id for share
        ), unsealed as (
          delete from ensayos.sealed_evidence as sealed using attempt
          where sealed.user_id = ${uid} and sealed.attempt_id = attempt.id
          returning sealed.attempt_id, sealed.slot, sealed.content, sealed.item, sealed.outcome, sealed.at
        )
        insert into ensayos.evidence (user_id, attempt_id, slot, content, item, outcome, at)
        select ${uid}, attempt_id, slot, content, item, outcome, at from unsealed
        on conflict do nothing`.execute(transaction),
    );
  };
}
