import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import { lockStudent } from './lock-student.ts';
import { textOf } from './prepared-json.ts';
import type { StudentTableName, StudentTables, Tables } from './tables.ts';

/**
 * Every table that holds something of a student, and what an export tells of it: export and deletion go through all of
 * them. Columns one by one, so that a newer release can add one while this one answers.
 */
const STUDENT_TABLES = {
  'aprende.evidence': ['id', 'content', 'source', 'correct', 'help', 'at', 'mistake'],
  'aprende.lesson_progress': ['content', 'version', 'passed', 'halts', 'done_at'],
  'aprende.card_review': ['id', 'card', 'knew', 'undoes', 'suspends', 'at'],
  'aprende.card': ['card', 'stability', 'difficulty', 'first_day', 'day', 'reviews'],
  'aprende.plan': ['day', 'home', 'known', 'made_at'],
  'aprende.tutor_turn': ['conversation', 'seq', 'id', 'by', 'at', 'say', 'parts', 'voice', 'state', 'reported'],
  'aprende.tutor_conversation': ['id', 'subject', 'title', 'created_at', 'at'],
  'aprende.tutor_help': ['id', 'content', 'rung', 'voice', 'at'],
  'aprende.tutor_agreement': ['agreed', 'at'],
  // The last one: its lock is what the others wait for.
  'aprende.mastery': ['state', 'through_at', 'answers_after', 'revision'],
} as const satisfies { readonly [Table in StudentTableName]: readonly Exclude<keyof Tables[Table], 'user_id'>[] };

const TABLE_NAMES = Object.keys(STUDENT_TABLES) as (keyof typeof STUDENT_TABLES)[];

/** More than one statement moves in its time on a slow disk. */
const ROWS_A_STATEMENT = 5_000;

/** Tables of which a student may have many rows. */
const LONG_TABLES = ['aprende.evidence', 'aprende.card_review', 'aprende.tutor_turn'] as const;

export interface OwnDataStore {
  /** Rows by table, without whose they are. */
  export(uid: string): Promise<Readonly<Record<string, readonly object[]>>>;
  delete(uid: string): Promise<void>;
}

/** What is kept compressed, as what it says. */
async function readable(found: Record<string, readonly object[]>): Promise<Record<string, readonly object[]>> {
  const plan = (found['plan'] ?? []).map(async (row) => {
    const home = 'home' in row && row.home instanceof Uint8Array ? JSON.parse(await textOf(row.home)) : null;
    return { ...row, home };
  });
  return { ...found, plan: await Promise.all(plan) };
}

export function createOwnDataStore(tables: StudentTables): OwnDataStore {
  return {
    export: (uid) =>
      userTransaction(tables, async (transaction) => {
        const found: Record<string, readonly object[]> = {};
        for (const table of TABLE_NAMES) {
          const { rows } = await sql<object>`select ${sql.join(STUDENT_TABLES[table].map((name) => sql.ref(name)))}
            from ${sql.table(table)} where user_id = ${uid}`.execute(transaction);
          found[table.replace('aprende.', '')] = rows;
        }
        return found;
      }).then(readable),

    delete: (uid) =>
      userTransaction(tables, async (transaction) => {
        // Its lock keeps an answer that is under way from leaving rows behind.
        await lockStudent(transaction, uid);
        for (const table of LONG_TABLES) {
          for (;;) {
            const { rows } = await sql`delete from ${sql.table(table)} where user_id = ${uid} and id = any(array(
              select id from ${sql.table(table)} where user_id = ${uid} limit ${ROWS_A_STATEMENT}
            )) returning id`.execute(transaction);
            if (rows.length < ROWS_A_STATEMENT) break;
          }
        }
        for (const table of TABLE_NAMES) await transaction.deleteFrom(table).where('user_id', '=', uid).execute();
      }),
  };
}
