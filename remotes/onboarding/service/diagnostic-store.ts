import type { TestId } from '@travesia/contracts/temario';
import { type Database, userTransaction } from '@travesia/kit-service/database';
import { CompiledQuery, sql } from 'kysely';
import type { Outcome } from '../diagnostic/posterior.ts';
import {
  ABANDONED_A_ROUND,
  DIAGNOSTIC_OPEN_S,
  DIAGNOSTICS_KEPT_MAX,
  GUEST_KEPT_S,
  GUESTS_FORGOTTEN_A_ROUND,
} from './limits.ts';
import type { AskedPurpose, DiagnosticEnd, Tables } from './tables.ts';

export interface DiagnosticRow {
  readonly id: string;
  readonly test: TestId;
  readonly seed: number;
  readonly started_at: Date;
  readonly why: DiagnosticEnd | null;
}

export interface QuestionRow {
  readonly seq: number;
  readonly question_id: string;
  readonly content: string;
  readonly purpose: AskedPurpose;
  readonly outcome: Outcome | 'absent' | null;
  readonly times: number | null;
}

export type AskedRow = Pick<QuestionRow, 'seq' | 'question_id' | 'content' | 'purpose'>;

export interface DiagnosticStore {
  list(uid: string): Promise<readonly (DiagnosticRow & { readonly answered: number })[]>;
  read(
    uid: string,
    id: string,
  ): Promise<{ readonly row: DiagnosticRow; readonly questions: readonly QuestionRow[] } | undefined>;
  /**
   * Resolves with the id of the one that goes on: of this id, else one of the test that another device began, else this.
   * `too-many`: the student has as many as are kept. What is there already stays as it is.
   */
  begin(uid: string, made: Pick<DiagnosticRow, 'id' | 'test' | 'seed'>): Promise<{ readonly id: string } | 'too-many'>;
  /** What stands at `seq` afterwards: this, or what another request was quicker with. Nothing where the diagnostic is gone. */
  ask(uid: string, id: string, question: AskedRow): Promise<QuestionRow | undefined>;
  /** The first outcome stands: false where this is a later one. */
  answer(uid: string, id: string, seq: number, outcome: Outcome | 'absent', times: number | null): Promise<boolean>;
  /**
   * Both at once, for the questions of the engine. Nothing where the answer is a later one, or the question is not what
   * comes next any more: what stands then has to be read.
   */
  answerAndAsk(
    uid: string,
    id: string,
    answered: Pick<QuestionRow, 'seq' | 'outcome' | 'times'>,
    next: AskedRow,
  ): Promise<QuestionRow | undefined>;
  /** False where it had ended before. */
  end(uid: string, id: string, why: DiagnosticEnd): Promise<boolean>;
  /** Counts whether the engine was right, of nobody in particular. */
  check(test: TestId, right: boolean): Promise<void>;
  checked(): Promise<{ readonly right: number; readonly total: number }>;
  /** Everything of a guest is the student's. Resolves with the ids of the questions that moved. */
  claim(guest: string, uid: string): Promise<readonly string[]>;
  /** The newest that ended of each test, of those in which something was answered. */
  newestEnded(uid: string): Promise<readonly string[]>;
  /** Those of `questions` whose diagnostic has not ended, whoever's they are. */
  running(questions: readonly string[]): Promise<readonly string[]>;
  /** That nobody ended in their time, some at a time. */
  abandoned(): Promise<readonly { readonly user_id: string; readonly id: string }[]>;
  /** Guests who will not come back, some at a time. */
  forgottenGuests(): Promise<readonly string[]>;
}

const COLUMNS = ['id', 'test', 'seed', 'started_at', 'why'] as const;
const QUESTION_COLUMNS = ['seq', 'question_id', 'content', 'purpose', 'outcome', 'times'] as const;

const QUESTION_LIST = sql.join(QUESTION_COLUMNS.map((column) => sql.ref(column)));

/** A diagnostic of which nothing was asked yet is a row without a question. */
const isQuestion = (row: { readonly [Column in keyof QuestionRow]: QuestionRow[Column] | null }): row is QuestionRow =>
  row.seq !== null;

// One statement sees one moment: an end that comes meanwhile is seen with its answers, or not at all.
const READ_TEXT = `
  select ${[...COLUMNS, ...QUESTION_COLUMNS].join(', ')}
  from onboarding.diagnostic as diagnostic left join onboarding.diagnostic_question as question
    on question.user_id = diagnostic.user_id and question.diagnostic_id = diagnostic.id
  where diagnostic.user_id = $1 and diagnostic.id = $2
  order by seq`;

// Where somebody ends, claims or deletes the diagnostic in this moment the answer alone is kept, and nobody waits.
const ANSWER_AND_ASK_TEXT = `
  with answered as (
    update onboarding.diagnostic_question set outcome = $4, times = $5
    where user_id = $1 and diagnostic_id = $2 and seq = $3 and outcome is null
    returning seq
  )
  insert into onboarding.diagnostic_question (user_id, diagnostic_id, seq, question_id, content, purpose)
  select user_id, id, $6::smallint, $7::uuid, $8::text, $9::text
  from onboarding.diagnostic as diagnostic, answered
  where user_id = $1 and id = $2 and why is null for share of diagnostic skip locked
  on conflict do nothing
  returning ${QUESTION_COLUMNS.join(', ')}`;

type ReadRow = DiagnosticRow & { readonly [Column in keyof QuestionRow]: QuestionRow[Column] | null };

/** Asked with every answer of everybody: its text is written once. */
const readStatement = (uid: string, id: string) => CompiledQuery.raw(READ_TEXT, [uid, id]) as CompiledQuery<ReadRow>;

export function createDiagnosticStore({ kysely, pipelined }: Pick<Database, 'kysely' | 'pipelined'>): DiagnosticStore {
  const tables = kysely.withTables<Tables>();
  const questionsOf = (uid: string, id: string) =>
    tables
      .selectFrom('onboarding.diagnostic_question')
      .select(QUESTION_COLUMNS)
      .where('user_id', '=', uid)
      .where('diagnostic_id', '=', id);

  return {
    list: (uid) =>
      tables
        .selectFrom('onboarding.diagnostic as diagnostic')
        .select(COLUMNS)
        .select(
          sql<number>`(select count(*)::int from onboarding.diagnostic_question as question
            where question.user_id = diagnostic.user_id and question.diagnostic_id = diagnostic.id
              and question.outcome <> 'absent' and question.purpose <> 'appeals')`.as('answered'),
        )
        .where('user_id', '=', uid)
        .orderBy('started_at', 'desc')
        .limit(DIAGNOSTICS_KEPT_MAX)
        .execute(),

    async read(uid, id) {
      const rows = await pipelined(readStatement(uid, id));
      const [row] = rows;
      return row && { row, questions: rows.flatMap((question) => (isQuestion(question) ? [question] : [])) };
    },

    begin: (uid, { id, test, seed }) =>
      userTransaction(tables, async (transaction) => {
        // Two devices that begin at once begin one.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`onboarding.diagnostic ${uid}`}, 0))`.execute(
          transaction,
        );
        const kept = await transaction
          .selectFrom('onboarding.diagnostic')
          .select(['id', 'test', 'why'])
          .where('user_id', '=', uid)
          .orderBy('started_at', 'desc')
          .execute();
        const known = kept.find((one) => one.id === id) ?? kept.find((one) => one.test === test && one.why === null);
        if (known) return { id: known.id };
        if (kept.length >= DIAGNOSTICS_KEPT_MAX) return 'too-many';
        await transaction
          .insertInto('onboarding.diagnostic')
          .values({ user_id: uid, id, test, seed, why: null, ended_at: null })
          .execute();
        return { id };
      }),

    async ask(uid, id, { seq, question_id, content, purpose }) {
      // The lock keeps a deletion that is under way from leaving this behind.
      const { rows } = await sql<QuestionRow>`
        insert into onboarding.diagnostic_question (user_id, diagnostic_id, seq, question_id, content, purpose)
        select user_id, id, ${seq}::smallint, ${question_id}::uuid, ${content}::text, ${purpose}::text
        from onboarding.diagnostic where user_id = ${uid} and id = ${id} for share
        on conflict do nothing
        returning ${QUESTION_LIST}`.execute(tables);
      return rows[0] ?? questionsOf(uid, id).where('seq', '=', seq).executeTakeFirst();
    },

    async answer(uid, id, seq, outcome, times) {
      const updated = await tables
        .updateTable('onboarding.diagnostic_question')
        .set({ outcome, times })
        .where('user_id', '=', uid)
        .where('diagnostic_id', '=', id)
        .where('seq', '=', seq)
        .where('outcome', 'is', null)
        .returning('seq')
        .executeTakeFirst();
      return updated !== undefined;
    },

    async answerAndAsk(uid, id, answered, { seq, question_id, content, purpose }) {
      const asked = [seq, question_id, content, purpose];
      const values = [uid, id, answered.seq, answered.outcome, answered.times, ...asked];
      const [row] = await pipelined(CompiledQuery.raw(ANSWER_AND_ASK_TEXT, values) as CompiledQuery<QuestionRow>);
      return row;
    },

    async end(uid, id, why) {
      const updated = await tables
        .updateTable('onboarding.diagnostic')
        .set({ why, ended_at: sql<Date>`now()` })
        .where('user_id', '=', uid)
        .where('id', '=', id)
        .where('why', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return updated !== undefined;
    },

    async check(test, right) {
      await tables
        .insertInto('onboarding.engine_check')
        .values({ test, right: Number(right), total: 1 })
        .onConflict((conflict) =>
          conflict.column('test').doUpdateSet({
            right: sql<number>`engine_check."right" + excluded."right"`,
            total: sql<number>`engine_check.total + 1`,
          }),
        )
        .execute();
    },

    checked: () =>
      tables
        .selectFrom('onboarding.engine_check')
        .select([
          sql<number>`coalesce(sum("right"), 0)::int`.as('right'),
          sql<number>`coalesce(sum(total), 0)::int`.as('total'),
        ])
        .executeTakeFirstOrThrow(),

    claim: (guest, uid) =>
      userTransaction(tables, async (transaction) => {
        const moved = await transaction
          .updateTable('onboarding.diagnostic_question')
          .set({ user_id: uid })
          .where('user_id', '=', guest)
          .returning('question_id')
          .execute();
        await transaction
          .updateTable('onboarding.diagnostic')
          .set({ user_id: uid })
          .where('user_id', '=', guest)
          .execute();
        return moved.map(({ question_id }) => question_id);
      }),

    async newestEnded(uid) {
      const { rows } = await sql<{ id: string }>`
        select distinct on (test) id from onboarding.diagnostic as diagnostic
        where user_id = ${uid} and why is not null and exists (
          select from onboarding.diagnostic_question as question
          where question.user_id = diagnostic.user_id and question.diagnostic_id = diagnostic.id
            and question.outcome <> 'absent' and question.purpose <> 'appeals')
        order by test, ended_at desc`.execute(tables);
      return rows.map(({ id }) => id);
    },

    async running(questions) {
      const rows = await tables
        .selectFrom('onboarding.diagnostic_question as question')
        .innerJoin('onboarding.diagnostic as diagnostic', (join) =>
          join
            .onRef('diagnostic.user_id', '=', 'question.user_id')
            .onRef('diagnostic.id', '=', 'question.diagnostic_id'),
        )
        .select('question_id')
        .where(sql<boolean>`question_id = any(${questions}::uuid[])`)
        .where('why', 'is', null)
        .execute();
      return rows.map(({ question_id }) => question_id);
    },

    abandoned: () =>
      tables
        .selectFrom('onboarding.diagnostic')
        .select(['user_id', 'id'])
        .where('why', 'is', null)
        .where('started_at', '<', sql<Date>`now() - ${DIAGNOSTIC_OPEN_S} * interval '1 second'`)
        .orderBy('started_at')
        .limit(ABANDONED_A_ROUND)
        .execute(),

    async forgottenGuests() {
      const rows = await tables
        .selectFrom('onboarding.diagnostic')
        .select('user_id')
        .distinct()
        .where('user_id', 'like', 'guest:%')
        .where('started_at', '<', sql<Date>`now() - ${GUEST_KEPT_S} * interval '1 second'`)
        .limit(GUESTS_FORGOTTEN_A_ROUND)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}
