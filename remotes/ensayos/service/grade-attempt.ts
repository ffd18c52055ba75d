import { userTransaction } from '@travesia/kit-service/database';
import { sql, type Transaction } from 'kysely';
import type { ResultSummary } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { project } from '../practice/attempt/project.ts';
import { blueprintOf } from '../practice/blueprint.ts';
import { breakdown } from '../practice/breakdown.ts';
import { CORRECTIONS, type Correction, correctionsSince, gradingVersion } from '../practice/corrections.ts';
import { type Grade, grade } from '../practice/grade.ts';
import { type Helped, NOT_HELPED } from '../practice/hints/help.ts';
import { SCORED_LEAST } from '../practice/scoring/scale.ts';
import { LOST_MOST, type ScoreEstimate, scoreByShare, scoreByTable } from '../practice/scoring/score.ts';
import {
  type AttemptRow,
  appendStatement,
  isOver,
  type Refusal,
  readEvents,
  refusalOf,
  remainingMs,
} from './attempt-store.ts';
import type { FrozenReader } from './frozen-reader.ts';
import type { GradingMetrics } from './grading-metrics.ts';
import { helpedOf } from './hint-store.ts';
import type { FrozenSource } from './public-form.ts';
import { refuseReusedNumbers } from './refuse-reused-numbers.ts';
import { isSealed } from './sealed-evidence.ts';
import { ATTEMPT_COLUMNS, type PracticeTables, type Tables } from './tables.ts';

export interface Grader {
  /**
   * Hands an attempt in, once, whoever asks and how often. `events`: what the student's device still had, taken where
   * the time allows; a device that does not hold the attempt is refused while it runs.
   */
  submit(
    uid: string,
    id: string,
    by: { readonly epoch: number; readonly events: readonly AttemptEvent[] } | 'clock',
  ): Promise<'graded' | Refusal>;
  /** Grades again where newer corrections concern it. Resolves with whether anything was to be done. */
  regrade(uid: string, id: string): Promise<boolean>;
}

export interface GraderOptions {
  readonly tables: PracticeTables;
  readonly frozen: FrozenReader;
  /** Those of the project where absent. */
  readonly corrections?: readonly Correction[];
  /** Hears of what was graded for the first time. */
  readonly timed?: GradingMetrics['timed'];
}

const untimed: GradingMetrics['timed'] = () => () => {};

export function createGrader({ tables, frozen, corrections = CORRECTIONS, timed = untimed }: GraderOptions): Grader {
  const version = gradingVersion(corrections);

  /** Nobody else changes the attempt until the transaction ends. */
  const locked = (transaction: Transaction<Tables>, uid: string, id: string) =>
    transaction
      .selectFrom('ensayos.attempt')
      .select(ATTEMPT_COLUMNS)
      .select(remainingMs)
      .where('user_id', '=', uid)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();

  /** Where evidence of an attempt is kept: sealed before its diagnostic has ended, when it is graded again too. */
  async function evidenceTable(transaction: Transaction<Tables>, row: AttemptRow, isKept: boolean) {
    const sealed = 'ensayos.sealed_evidence';
    if (!isSealed(row)) return 'ensayos.evidence';
    if (!isKept) return sealed;
    const kept = await transaction
      .selectFrom(sealed)
      .select('slot')
      .where('user_id', '=', row.user_id)
      .where('attempt_id', '=', row.id)
      .executeTakeFirst();
    return kept ? sealed : 'ensayos.evidence';
  }

  async function keepResult(
    transaction: Transaction<Tables>,
    row: AttemptRow,
    source: FrozenSource,
    { expired, before }: { readonly expired: boolean; readonly before?: Grade },
  ): Promise<void> {
    const { user_id, id: attempt_id } = row;
    const events = await readEvents(transaction, user_id, attempt_id, { late: false });
    const helped = await helpedOf(transaction, user_id, attempt_id);
    const { result, evidence: all } = gradedRow(row, events, source, corrections, { expired, helped });
    await transaction
      .insertInto('ensayos.result')
      .values({ user_id, attempt_id, grading_version: version, ...result })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const at = sql<Date>`coalesce(${row.graded_at}, now())`;
    const evidence = all
      .filter(({ slot, outcome }) => outcome !== before?.slots[slot]?.outcome)
      .map((known) => ({ user_id, attempt_id, ...known, at }));
    if (evidence.length === 0) return;
    const table = await evidenceTable(transaction, row, before !== undefined);
    if (before) {
      await transaction
        .deleteFrom(table)
        .where('user_id', '=', row.user_id)
        .where('attempt_id', '=', row.id)
        .where(
          'slot',
          'in',
          evidence.map(({ slot }) => slot),
        )
        .execute();
    }
    await transaction.insertInto(table).values(evidence).execute();
  }

  return {
    async submit(uid, id, by) {
      const before = await tables
        .selectFrom('ensayos.attempt')
        .select(['state', 'form'])
        .where('user_id', '=', uid)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!before) return 'missing';
      if (before.state === 'graded') return 'graded';
      const graded = timed();
      const source = await frozen.sourceOf([before.form]);
      const outcome = await userTransaction(tables, async (transaction) => {
        const row = await locked(transaction, uid, id);
        if (!row) return 'missing';
        if (row.state === 'created') return 'not-started';
        if (row.state === 'graded') return 'graded';
        if (by !== 'clock') {
          const { epoch, events } = by;
          const append = appendStatement(uid, id, epoch, events, row.form.slots.length);
          const [kept] = (await transaction.executeQuery(append)).rows;
          if (!kept && !isOver(row)) return refusalOf(row, epoch);
          if (kept && kept.stored < events.length) await refuseReusedNumbers(transaction, uid, id, events);
        }
        await keepResult(transaction, row, source, { expired: row.remaining_ms !== null && row.remaining_ms <= 0 });
        await transaction
          .updateTable('ensayos.attempt')
          .set({ state: 'graded', graded_at: sql<Date>`now()` })
          .where('user_id', '=', uid)
          .where('id', '=', id)
          .execute();
        return 'graded-here';
      });
      if (outcome !== 'graded-here') return outcome;
      graded(by === 'clock' ? 'clock' : 'student');
      return 'graded';
    },

    async regrade(uid, id) {
      const before = await tables
        .selectFrom('ensayos.attempt')
        .select('form')
        .where('user_id', '=', uid)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!before || correctionsSince(1, before.form, corrections).length === 0) return false;
      const source = await frozen.sourceOf([before.form]);
      return userTransaction(tables, async (transaction) => {
        const row = await locked(transaction, uid, id);
        if (row?.state !== 'graded') return false;
        const newest = await transaction
          .selectFrom('ensayos.result')
          .select(['grading_version', 'summary', 'grade'])
          .where('user_id', '=', uid)
          .where('attempt_id', '=', id)
          .orderBy('grading_version', 'desc')
          .executeTakeFirst();
        if (!newest || correctionsSince(newest.grading_version, row.form, corrections).length === 0) return false;
        await keepResult(transaction, row, source, { expired: newest.summary.expired, before: newest.grade });
        return true;
      });
    },
  };
}

/** What becomes of an attempt in which these events happened, as it is stored. */
export function gradedRow(
  row: AttemptRow,
  events: readonly AttemptEvent[],
  source: FrozenSource,
  corrections: readonly Correction[],
  { expired = false, helped = NOT_HELPED }: { readonly expired?: boolean; readonly helped?: Helped } = {},
) {
  const responses = project(events, row.form.slots.length);
  const graded = grade(row.form, responses, source.item, corrections);
  const score = scoreOf(row, graded, source, helped);
  const scoredWithHelp = graded.slots.filter(({ scored }, slot) => scored && helped.has(slot)).length;
  const summary: ResultSummary = {
    correct: graded.correct,
    scored: graded.scored,
    omitted: graded.omitted,
    answered: graded.slots.filter(({ chosen }) => chosen !== null).length,
    expired,
    ...(graded.withdrawn > 0 && { withdrawn: graded.withdrawn }),
    ...(scoredWithHelp > 0 && { helped: scoredWithHelp }),
    ...(score && { score }),
  };
  return {
    responses,
    slots: graded.slots,
    result: {
      summary: JSON.stringify(summary),
      breakdown: JSON.stringify(breakdown(row.form, graded, source.item)),
      grade: JSON.stringify(graded),
    },
    evidence: row.form.slots.map(({ item }, slot) => {
      const { content, itemId } = source.item(item).facts;
      return { slot, content, item: itemId, outcome: graded.slots[slot]?.outcome ?? 'omitted' };
    }),
  };
}

/**
 * A whole test by the official table, which it keeps where it lost a few questions; other tests by the share of a full
 * form. Nothing where too little was asked, and nothing of a `repaso`: it asks what was missed before. What was answered
 * after a hint says nothing of a test, in which there is none: it is left out, right or wrong.
 */
function scoreOf(
  { request, form }: AttemptRow,
  graded: Grade,
  source: FrozenSource,
  helped: Helped,
): ScoreEstimate | undefined {
  if (request.mode !== 'simulacro' && request.mode !== 'practica') return;
  if (request.mode === 'simulacro') {
    const lost = blueprintOf(request.test, request.elective).scored - graded.scored;
    if (graded.scored >= SCORED_LEAST && lost <= LOST_MOST)
      return scoreByTable(request.test, graded.correct, graded.scored);
  }
  const answers = form.slots.flatMap(({ item }, slot) => {
    const { scored, outcome } = graded.slots[slot] ?? { scored: false };
    if (!scored || helped.has(slot)) return [];
    return { difficulty: source.item(item).facts.difficulty, correct: outcome === 'correct' };
  });
  if (answers.length < SCORED_LEAST) return;
  return scoreByShare(request.test, answers);
}
