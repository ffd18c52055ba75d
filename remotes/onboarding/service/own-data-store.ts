import { PROFILE_COLUMNS } from './profile-row.ts';
import type { StudentTables } from './tables.ts';

/** All that this slice keeps of a student. */
export function createOwnDataStore(tables: StudentTables) {
  return {
    /** Everything, without whose it is. */
    async export(uid: string) {
      const profile = await tables
        .selectFrom('onboarding.profile')
        .select([...PROFILE_COLUMNS, 'updated_at'])
        .where('user_id', '=', uid)
        .execute();
      const guardian = await tables
        .selectFrom('onboarding.guardian')
        .select(['birth_year', 'state', 'since', 'address'])
        .where('user_id', '=', uid)
        .execute();
      const consents = await tables
        .selectFrom('onboarding.consent')
        .select(['decision', 'text_version', 'guardian_address', 'how', 'decided_at'])
        .where('user_id', '=', uid)
        .orderBy('id')
        .execute();
      const weeklyMail = await tables
        .selectFrom('onboarding.weekly_mail')
        .select(['address', 'since', 'last_week'])
        .where('user_id', '=', uid)
        .execute();
      const diagnostics = await tables
        .selectFrom('onboarding.diagnostic')
        .select(['id', 'test', 'started_at', 'ended_at', 'why'])
        .where('user_id', '=', uid)
        .orderBy('started_at')
        .execute();
      const questions = await tables
        .selectFrom('onboarding.diagnostic_question')
        .select(['diagnostic_id', 'seq', 'question_id', 'content', 'purpose', 'outcome', 'times'])
        .where('user_id', '=', uid)
        .orderBy('diagnostic_id')
        .orderBy('seq')
        .execute();
      // Read before its questions: one that ends meanwhile is told as one that runs.
      const ended = new Set(diagnostics.flatMap(({ id, why }) => (why === null ? [] : [id])));
      const diagnosticQuestions = questions.map(({ purpose, outcome, ...question }) => ({
        ...question,
        answered: outcome !== null && outcome !== 'absent',
        ...(ended.has(question.diagnostic_id) && { purpose, outcome }),
      }));
      return { profile, guardian, consents, weeklyMail, diagnostics, diagnosticQuestions };
    },

    /** What says that a student has to be deleted goes last: where this is cut off, it is found again. */
    async delete(uid: string): Promise<void> {
      for (const table of [
        // A question that is asked meanwhile holds its diagnostic, and is there when its turn comes.
        'diagnostic',
        'diagnostic_question',
        'profile',
        'weekly_mail',
        'mail',
        'consent',
        'guardian',
      ] as const) {
        await tables.deleteFrom(`onboarding.${table}`).where('user_id', '=', uid).execute();
      }
    },
  };
}
