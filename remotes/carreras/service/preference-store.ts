import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import type { OperationsAnswer, PreferencesAnswer } from '../api/preferences.ts';
import { applyOperation } from '../preferences/apply-operation.ts';
import type { OperationOutcome, PreferenceList, PreferenceOperation } from '../preferences/operation.ts';
import { OPERATIONS_REMEMBERED } from './limits.ts';
import type { StudentTables, Tables } from './tables.ts';

export interface PreferenceStore {
  read(uid: string): Promise<PreferencesAnswer>;
  /** In their order, each at most once however often it comes; all of them are kept when it resolves. */
  apply(uid: string, operations: readonly PreferenceOperation[]): Promise<OperationsAnswer>;
}

interface AnsweredOperation {
  readonly kind: string;
  readonly program: string;
  readonly outcome: OperationOutcome;
}

/** The student's list, made where there is none, which nobody else changes until the transaction ends. */
function lockList(transaction: Transaction<Tables>, uid: string) {
  return transaction
    .insertInto('carreras.preference_list')
    .values({ user_id: uid })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({ user_id: ref('excluded.user_id') })),
    )
    .returning(['programs', 'revision', 'operations'])
    .executeTakeFirstOrThrow();
}

async function answeredOf(transaction: Transaction<Tables>, uid: string, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('carreras.preference_operation')
    .select(['id', 'kind', 'program', 'outcome'])
    .where('user_id', '=', uid)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map<string, AnsweredOperation>(rows.map((row) => [row.id, row]));
}

export function createPreferenceStore(
  tables: StudentTables,
  isKnownProgram: (code: string) => boolean,
): PreferenceStore {
  function decide(list: PreferenceList, operation: PreferenceOperation) {
    if (operation.kind === 'add' && !isKnownProgram(operation.program)) {
      return { list, outcome: 'unknown-program' } as const;
    }
    return applyOperation(list, operation);
  }

  return {
    async read(uid) {
      const row = await tables
        .selectFrom('carreras.preference_list')
        .select(['programs', 'revision'])
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return row ?? { programs: [], revision: 0 };
    },

    apply: (uid, operations) =>
      userTransaction(tables, async (transaction) => {
        const before = await lockList(transaction, uid);
        const answered = await answeredOf(
          transaction,
          uid,
          operations.map(({ id }) => id),
        );
        let list: PreferenceList = before.programs;
        const outcomes: { id: string; outcome: OperationOutcome }[] = [];
        const fresh: { id: string; kind: string; program: string; outcome: OperationOutcome }[] = [];
        for (const operation of operations) {
          const { id, kind, program } = operation;
          const known = answered.get(id);
          if (known) {
            const isSame = known.kind === kind && known.program === program;
            outcomes.push({ id, outcome: isSame ? known.outcome : 'id-reused' });
            continue;
          }
          const decided = decide(list, operation);
          list = decided.list;
          const row = { kind, program, outcome: decided.outcome };
          answered.set(id, row);
          fresh.push({ id, ...row });
          outcomes.push({ id, outcome: decided.outcome });
        }
        if (fresh.length === 0) return { revision: before.revision, programs: list, outcomes };

        const isChanged = list.join() !== before.programs.join();
        const revision = before.revision + (isChanged ? 1 : 0);
        await transaction
          .insertInto('carreras.preference_operation')
          .values(fresh.map((row, index) => ({ user_id: uid, ...row, number: before.operations + index + 1 })))
          .execute();
        const total = before.operations + fresh.length;
        await transaction
          .updateTable('carreras.preference_list')
          .set({ programs: [...list], revision, operations: total, ...(isChanged && { updated_at: sql<Date>`now()` }) })
          .where('user_id', '=', uid)
          .execute();
        if (total > OPERATIONS_REMEMBERED) {
          await transaction
            .deleteFrom('carreras.preference_operation')
            .where('user_id', '=', uid)
            .where('number', '<=', total - OPERATIONS_REMEMBERED)
            .execute();
        }
        return { revision, programs: list, outcomes };
      }),
  };
}
