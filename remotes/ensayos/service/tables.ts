import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import type { Generated, JSONColumnType, Kysely } from 'kysely';
import type {
  AttemptMode,
  AttemptRequest,
  AttemptState,
  AttemptTest,
  ReportReason,
  ResultSummary,
} from '../api/attempts.ts';
import type { AttemptAction } from '../practice/attempt/events.ts';
import type { Breakdown } from '../practice/breakdown.ts';
import type { Form } from '../practice/form/form.ts';
import type { Grade, Outcome } from '../practice/grade.ts';

/** As `migrations` makes them. */
export type Tables = {
  readonly 'ensayos.attempt': {
    user_id: string;
    id: string;
    request: JSONColumnType<AttemptRequest>;
    mode: AttemptMode;
    test: AttemptTest;
    state: Generated<AttemptState>;
    form: JSONColumnType<Form>;
    salt: Uint8Array;
    limit_ms: number | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    deadline_at: Date | null;
    graded_at: Date | null;
    lease_epoch: Generated<number>;
    lease_device: string | null;
    lease_base: Generated<number>;
  };
  readonly 'ensayos.attempt_event': {
    user_id: string;
    attempt_id: string;
    epoch: number;
    seq: number;
    slot: number;
    kind: AttemptAction['kind'];
    payload: JSONColumnType<object>;
    late: Generated<boolean>;
    received_at: Generated<Date>;
  };
  readonly 'ensayos.result': {
    user_id: string;
    attempt_id: string;
    grading_version: number;
    summary: JSONColumnType<ResultSummary>;
    breakdown: JSONColumnType<Breakdown>;
    grade: JSONColumnType<Grade>;
    graded_at: Generated<Date>;
  };
  readonly 'ensayos.evidence': {
    user_id: string;
    attempt_id: string;
    slot: number;
    content: string;
    item: string;
    outcome: Outcome;
    at: Date;
    kept_at: Generated<Date>;
  };
  /** As evidence, of which nobody has been told. */
  readonly 'ensayos.sealed_evidence': {
    user_id: string;
    attempt_id: string;
    slot: number;
    content: string;
    item: string;
    outcome: Outcome;
    at: Date;
  };
  readonly 'ensayos.report': {
    user_id: string;
    id: string;
    attempt_id: string;
    slot: number;
    item: string;
    reason: ReportReason;
    text: string | null;
    reported_at: Generated<Date>;
  };
  readonly 'ensayos.hint': {
    user_id: string;
    attempt_id: string;
    slot: number;
    rung: number;
    tries: number;
    at: Generated<Date>;
  };
  readonly 'ensayos.frozen_item': { id: string; content: JSONColumnType<FrozenItem> };
  readonly 'ensayos.frozen_text': { id: string; content: JSONColumnType<FrozenText> };
};

/** Named one by one wherever rows are read: a column that a newer release adds must not change what this one is answered. */
export const ATTEMPT_COLUMNS = [
  'user_id',
  'id',
  'request',
  'mode',
  'test',
  'state',
  'form',
  'salt',
  'limit_ms',
  'created_at',
  'started_at',
  'deadline_at',
  'graded_at',
  'lease_epoch',
  'lease_device',
  'lease_base',
] as const satisfies readonly (keyof Tables['ensayos.attempt'])[];

export type PracticeTables = Kysely<Tables>;
