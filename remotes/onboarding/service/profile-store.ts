import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import { type KeptProfile, NO_PROFILE, type StepOutcome } from '../profile/apply-step.ts';
import { PROFILE_COLUMNS, profileOf, rowOf } from './profile-row.ts';
import type { StudentTables } from './tables.ts';

export interface ProfileStore {
  read(uid: string): Promise<KeptProfile>;
  /** What `decide` makes of the profile, which nobody else changes meanwhile; and what is kept after it. */
  change(
    uid: string,
    decide: (kept: KeptProfile) => StepOutcome,
  ): Promise<{ readonly outcome: StepOutcome['kind']; readonly kept: KeptProfile }>;
}

export function createProfileStore(tables: StudentTables): ProfileStore {
  const rowsOf = (source: StudentTables, uid: string) =>
    source.selectFrom('onboarding.profile').select(PROFILE_COLUMNS).where('user_id', '=', uid);

  return {
    async read(uid) {
      const row = await rowsOf(tables, uid).executeTakeFirst();
      return row ? profileOf(row) : NO_PROFILE;
    },

    change: (uid, decide) =>
      userTransaction(tables, async (transaction) => {
        for (;;) {
          const row = await rowsOf(transaction, uid).forUpdate().executeTakeFirst();
          const before = row ? profileOf(row) : NO_PROFILE;
          const decided = decide(before);
          if (decided.kind !== 'changed') return { outcome: decided.kind, kept: before };
          const values = rowOf(decided.next);
          const done = { outcome: decided.kind, kept: decided.next };
          if (row) {
            const updated = { ...values, updated_at: sql<Date>`now()` };
            await transaction.updateTable('onboarding.profile').set(updated).where('user_id', '=', uid).execute();
            return done;
          }
          const made = await transaction
            .insertInto('onboarding.profile')
            .values({ user_id: uid, ...values })
            .onConflict((conflict) => conflict.column('user_id').doNothing())
            .returning('version')
            .executeTakeFirst();
          if (made) return done;
          // There was no row to lock, and another device made one: it is decided once more, with that.
        }
      }),
  };
}
