import { userTransaction } from '@travesia/kit-service/database';
import { type Selectable, sql } from 'kysely';
import { type LessonProgress, type LessonReport, POINTS_MAX } from '../api/lessons.ts';
import { lockStudent } from './lock-student.ts';
import type { StudentTables, Tables } from './tables.ts';

type Row = Pick<Selectable<Tables['aprende.lesson_progress']>, (typeof COLUMNS)[number]>;

export interface LessonStore {
  read(uid: string, contentId: string): Promise<LessonProgress>;
  /** Of lessons that were begun, with when each point was passed. */
  list(uid: string): Promise<readonly KeptLesson[]>;
  /** Adds what the report says to what is known. `at` is of the server's clock. */
  report(uid: string, contentId: string, report: LessonReport): Promise<LessonProgress>;
}

export interface KeptLesson {
  readonly contentId: string;
  readonly progress: LessonProgress;
  /** Milliseconds since 1970. */
  readonly passedAt: readonly number[];
}

const COLUMNS = ['version', 'passed', 'halts', 'done_at'] as const;

export const NOT_BEGUN: LessonProgress = { version: 0, passed: [], halts: {}, doneAt: null };

const progressOf = ({ version, passed, halts, done_at }: Row): LessonProgress => ({
  version,
  passed: Object.keys(passed),
  halts,
  doneAt: done_at?.toISOString() ?? null,
});

/** Both, the earlier or the greater of what both have; no more than {@link POINTS_MAX}, the first of them. */
function merged(
  known: Readonly<Record<string, number>>,
  told: Readonly<Record<string, number>>,
  which: (one: number, other: number) => number,
): Readonly<Record<string, number>> {
  const all = { ...known };
  for (const [point, value] of Object.entries(told)) {
    const before = all[point];
    if (before === undefined && Object.keys(all).length >= POINTS_MAX) continue;
    all[point] = before === undefined ? value : which(before, value);
  }
  return all;
}

const NOTHING: Row = { version: 0, passed: {}, halts: {}, done_at: null };

function mergeReport(before: Row, { version, passed, halts, done, at }: LessonReport): Row {
  const doneAt = before.done_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    version: Math.max(before.version, version),
    passed: merged(before.passed, Object.fromEntries(passed.map((point) => [point, at])), Math.min),
    halts: merged(before.halts, halts, Math.max),
    done_at: done && at < doneAt ? new Date(at) : before.done_at,
  };
}

export function createLessonStore(tables: StudentTables): LessonStore {
  const rowsOf = (source: StudentTables, uid: string) =>
    source.selectFrom('aprende.lesson_progress').where('user_id', '=', uid);

  return {
    async read(uid, contentId) {
      const row = await rowsOf(tables, uid).select(COLUMNS).where('content', '=', contentId).executeTakeFirst();
      return row ? progressOf(row) : NOT_BEGUN;
    },

    async list(uid) {
      const rows = await rowsOf(tables, uid)
        .select([...COLUMNS, 'content'])
        .orderBy('content')
        .execute();
      return rows.map(({ content, ...row }) => ({
        contentId: content,
        progress: progressOf(row),
        passedAt: Object.values(row.passed),
      }));
    },

    report: (uid, contentId, report) =>
      userTransaction(tables, async (transaction) => {
        await lockStudent(transaction, uid);
        const rows = rowsOf(transaction, uid).select(COLUMNS).where('content', '=', contentId);
        const before = await rows.executeTakeFirst();
        const after = mergeReport(before ?? NOTHING, report);
        const progress = progressOf(after);
        if (before && JSON.stringify(after) === JSON.stringify(before)) return progress;
        const written = { ...after, passed: JSON.stringify(after.passed), halts: JSON.stringify(after.halts) };
        await transaction
          .insertInto('aprende.lesson_progress')
          .values({ user_id: uid, content: contentId, ...written })
          .onConflict((conflict) => conflict.columns(['user_id', 'content']).doUpdateSet(written))
          .execute();
        await transaction
          .updateTable('aprende.mastery')
          .set({ revision: sql<number>`revision + 1` })
          .where('user_id', '=', uid)
          .execute();
        return progress;
      }),
  };
}
