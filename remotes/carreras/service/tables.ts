import type { Factor } from '@travesia/kit-paes';
import type { Generated, Kysely } from 'kysely';
import type { DataField } from '../api/data-reports.ts';
import type { ScoreKind } from '../api/scores.ts';
import type { OperationOutcome } from '../preferences/operation.ts';

/** What is kept of students, as `migrations` makes it. */
export type Tables = {
  readonly 'carreras.score': {
    user_id: string;
    kind: ScoreKind;
    process: string;
    factor: Factor;
    value: number;
    updated_at: Generated<Date>;
  };
  readonly 'carreras.preference_list': {
    user_id: string;
    programs: Generated<string[]>;
    revision: Generated<number>;
    operations: Generated<number>;
    updated_at: Generated<Date>;
  };
  readonly 'carreras.preference_operation': {
    user_id: string;
    id: string;
    kind: string;
    program: string;
    outcome: OperationOutcome;
    number: number;
    answered_at: Generated<Date>;
  };
  readonly 'carreras.goal_list': {
    user_id: string;
    programs: Generated<string[]>;
    updated_at: Generated<Date>;
  };
};

export type StudentTables = Kysely<Tables>;

/** What is kept of nobody. */
export type PublicTables = {
  readonly 'carreras.data_report': {
    id: string;
    page: string;
    field: DataField;
    program: string | null;
    words: string;
    reported_at: Generated<Date>;
    settled_at: Date | null;
    note: string | null;
  };
};
