import type { Database } from '@travesia/kit-service/database';
import { CompiledQuery } from 'kysely';
import type { ReviewedItem } from '../api/attempts.ts';
import type { AttemptEvent } from '../practice/attempt/events.ts';
import { CORRECTIONS, gradingVersion } from '../practice/corrections.ts';
import type { AttemptRow } from './attempt-store.ts';
import type { FrozenReader } from './frozen-reader.ts';
import { type GraderOptions, gradedRow } from './grade-attempt.ts';
import { NO_HELP, reviewedItem } from './review.ts';
import { isSealed } from './sealed-evidence.ts';

export interface QuestionAnswererOptions extends Pick<GraderOptions, 'corrections' | 'timed'> {
  readonly pipelined: Database['pipelined'];
  readonly frozen: FrozenReader;
}

/**
 * Hands a single question in with its first answer: what happened, the grade and the evidence in one statement, or nothing.
 * Nobody else adds to a question, so that it is graded before anything is locked.
 */
export function createQuestionAnswerer({
  pipelined,
  frozen,
  corrections = CORRECTIONS,
  timed,
}: QuestionAnswererOptions) {
  const version = gradingVersion(corrections);
  /**
   * @param row as it was when it was asked; whether it still is says the statement
   * @returns nothing where it was not taken, or is told later
   */
  return async (row: AttemptRow, events: readonly AttemptEvent[]): Promise<ReviewedItem | undefined> => {
    const graded = timed?.();
    const source = await frozen.sourceOf([row.form]);
    const { responses, slots, result, evidence } = gradedRow(row, events, source, corrections);
    const [kept] = await pipelined(
      CompiledQuery.raw(isSealed(row) ? SEALED_ANSWER_TEXT : ANSWER_TEXT, [
        row.user_id,
        row.id,
        JSON.stringify(events.map(({ epoch, seq, slot, kind, ...payload }) => ({ epoch, seq, slot, kind, payload }))),
        version,
        result.summary,
        result.breakdown,
        result.grade,
        JSON.stringify(evidence),
        JSON.stringify(row.form.slots.map(({ item }) => ({ item }))),
      ]) as CompiledQuery<{ waits: boolean }>,
    );
    if (!kept) return;
    graded?.('student');
    const [[response], [slot]] = [responses, slots];
    if (kept.waits || !response || !slot) return;
    return reviewedItem(row, 0, response, slot, source, corrections, NO_HELP);
  };
}

/**
 * Nothing where it is graded, somebody changes it now, or a device of another release wrote in it. `waits`: a running
 * simulacro asks the same.
 */
const answerText = (evidence: 'ensayos.evidence' | 'ensayos.sealed_evidence') => `
  with target as (
    select user_id, id from ensayos.attempt
    where user_id = $1 and id = $2 and mode = 'pregunta' and state = 'in_progress' and lease_epoch = 1
      and not exists (select from ensayos.attempt_event where user_id = $1 and attempt_id = $2)
    for update skip locked
  ), closed as (
    update ensayos.attempt as attempt set state = 'graded', graded_at = now() from target
    where attempt.user_id = target.user_id and attempt.id = target.id
  ), happened as (
    insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
    select target.user_id, target.id, event.epoch, event.seq, event.slot, event.kind, event.payload
    from target, jsonb_to_recordset($3::jsonb) as event(epoch integer, seq integer, slot smallint, kind text, payload jsonb)
  ), result as (
    insert into ensayos.result (user_id, attempt_id, grading_version, summary, breakdown, grade)
    select user_id, id, $4, $5, $6, $7 from target
  ), known as (
    insert into ${evidence} (user_id, attempt_id, slot, content, item, outcome, at)
    select target.user_id, target.id, known.slot, known.content, known.item, known.outcome, now()
    from target, jsonb_to_recordset($8::jsonb) as known(slot smallint, content text, item text, outcome text)
  )
  select exists(
    select from ensayos.attempt as running
    where running.user_id = target.user_id and running.state = 'in_progress' and running.mode = 'simulacro'
      and running.form->'slots' @> $9::jsonb
  ) as waits from target`;

const ANSWER_TEXT = answerText('ensayos.evidence');
const SEALED_ANSWER_TEXT = answerText('ensayos.sealed_evidence');
