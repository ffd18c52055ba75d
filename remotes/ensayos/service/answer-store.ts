import {
  GRADED_ANSWERS_PAGE_MAX,
  type GradedAnswersAnswer,
  type HintRung,
  type QuestionUse,
} from '@travesia/contracts/slices';
import { sql } from 'kysely';
import type { AttemptMode } from '../api/attempts.ts';
import type { Grade, Outcome } from '../practice/grade.ts';
import { helpOf } from '../practice/hints/help.ts';
import { isReleased } from './embargo.ts';
import { ANSWERS_SETTLE_MS } from './limits.ts';
import type { PracticeTables } from './tables.ts';

/** The last answer that was told. */
export interface AnswerCursor {
  /** As the database writes it: to the microsecond, which a `Date` does not know. */
  readonly keptAt: string;
  readonly attempt: string;
  readonly slot: number;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(\d{1,4})$/;

const written = ({ keptAt, attempt, slot }: AnswerCursor) => `${keptAt}~${attempt}~${slot}`;

/** `undefined` for what is none. */
export function readAnswerCursor(text: string): AnswerCursor | undefined {
  const [, keptAt, attempt, slot] = CURSOR.exec(text) ?? [];
  if (keptAt === undefined || attempt === undefined || Number.isNaN(Date.parse(keptAt))) return undefined;
  return { keptAt, attempt, slot: Number(slot) };
}

const FIRST: AnswerCursor = { keptAt: '-infinity', attempt: '00000000-0000-0000-0000-000000000000', slot: -1 };

interface Row {
  readonly attempt: string;
  readonly slot: number;
  readonly content: string;
  readonly outcome: Outcome;
  readonly mode: AttemptMode;
  readonly use: QuestionUse | null;
  readonly at: Date;
  readonly kept_at: string;
  readonly rung: HintRung | null;
  readonly settled: boolean;
}

export interface AnswerStore {
  /** Answers behind `after`, in the order in which they became known, up to the first that waits for a simulacro. */
  read(uid: string, after?: AnswerCursor): Promise<GradedAnswersAnswer>;
}

/** @param unseal makes evidence of what may be told by now */
export function createAnswerStore(tables: PracticeTables, unseal: (uid: string) => Promise<void>): AnswerStore {
  async function mistakesOf(uid: string, attempts: readonly string[]): Promise<ReadonlyMap<string, Grade['slots']>> {
    const { rows } = await sql<{ attempt: string; slots: Grade['slots'] }>`
      select distinct on (attempt_id) attempt_id as attempt, grade->'slots' as slots from ensayos.result
      where user_id = ${uid} and attempt_id = any(${attempts}::uuid[])
      order by attempt_id, grading_version desc`.execute(tables);
    return new Map(rows.map(({ attempt, slots }) => [attempt, slots]));
  }

  return {
    async read(uid, after) {
      await unseal(uid);
      const { keptAt, attempt, slot } = after ?? FIRST;
      // Whatever is behind one that waits would be passed over once it is told, had it been told before.
      const { rows } = await sql<Row>`
        select told.attempt_id as attempt, told.slot, told.content, told.outcome, attempt.mode,
          attempt.request->>'use' as use, told.at,
          to_char(told.kept_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as kept_at,
          (select rung from ensayos.hint as hint
            where hint.user_id = ${uid} and hint.attempt_id = told.attempt_id and hint.slot = told.slot) as rung,
          told.kept_at < now() - ${ANSWERS_SETTLE_MS} * interval '1 millisecond' as settled
        from (
          select attempt_id, slot, content, outcome, at, kept_at from ensayos.evidence
          where user_id = ${uid} and (kept_at, attempt_id, slot) > (${keptAt}::timestamptz, ${attempt}::uuid, ${slot}::int)
            and kept_at < coalesce((
              select min(kept_at) from ensayos.evidence where user_id = ${uid} and not (${isReleased(uid)})
            ), 'infinity')
          order by user_id, kept_at, attempt_id, slot limit ${GRADED_ANSWERS_PAGE_MAX}
        ) as told
        join ensayos.attempt as attempt on attempt.user_id = ${uid} and attempt.id = told.attempt_id
        order by told.kept_at, told.attempt_id, told.slot`.execute(tables);
      const wrong = rows.filter(({ outcome }) => outcome === 'wrong');
      const mistakes = await mistakesOf(uid, [...new Set(wrong.map((row) => row.attempt))]);
      // Those that a transaction brings that is still under way may come before the ones that are settled no more.
      const settled = rows.filter((row) => row.settled).at(-1);
      const last = settled ? { keptAt: settled.kept_at, attempt: settled.attempt, slot: settled.slot } : after;
      return {
        answers: rows.map(({ attempt, slot, content, outcome, mode, use, at, rung }) => {
          const help = helpOf(rung ?? undefined);
          const mistake = outcome === 'wrong' ? mistakes.get(attempt)?.[slot]?.mistake : undefined;
          return {
            id: `ensayos:${attempt}:${slot}`,
            contentId: content,
            outcome,
            mode,
            at: at.toISOString(),
            ...(mistake !== undefined && { mistake }),
            ...(use !== null && { use }),
            ...(help !== undefined && { help }),
          };
        }),
        next: last ? written(last) : null,
        more: rows.length === GRADED_ANSWERS_PAGE_MAX && rows.at(-1)?.settled === true,
      };
    },
  };
}
