import type { ProfileStep, Region, SchoolLevel, SchoolType, SITTING_ROUNDS, Weekday } from '@travesia/contracts/slices';
import type { Elective, TestId } from '@travesia/contracts/temario';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { EndReason, QuestionPurpose } from '../diagnostic/diagnostic.ts';
import type { Outcome } from '../diagnostic/posterior.ts';

/** The engine's, and `appeals`: the student asked for it, to show that they know its content. */
export type AskedPurpose = QuestionPurpose | 'appeals';

/** `stopped`: by the student, or because they did not come back in its time. */
export type DiagnosticEnd = EndReason | 'stopped';

type Minutes = Partial<Record<Weekday, number>>;

/** As `migrations` makes them. */
export type Tables = {
  readonly 'onboarding.profile': {
    user_id: string;
    version: number;
    passed: ProfileStep[];
    name: string | null;
    birth_year: number;
    school_level: SchoolLevel | null;
    school_level_in: number | null;
    school_type: SchoolType | null;
    region: Region | null;
    tests: TestId[] | null;
    elective: Elective | null;
    sitting_year: number | null;
    sitting_round: (typeof SITTING_ROUNDS)[number] | null;
    minutes: ColumnType<Minutes | null, string | null, string | null>;
    updated_at: Generated<Date>;
  };
  readonly 'onboarding.guardian': {
    user_id: string;
    birth_year: number;
    state: 'needed' | 'asked' | 'given' | 'refused' | 'withdrawn' | 'erasing';
    since: Generated<Date>;
    address: string | null;
    student_label: string | null;
    link: string | null;
    erase_after: Generated<Date>;
  };
  readonly 'onboarding.consent': {
    id: Generated<string>;
    user_id: string;
    decision: 'asked' | 'given' | 'refused' | 'withdrawn';
    text_version: string;
    guardian_address: string;
    how: 'student-page' | 'guardian-link';
    decided_at: Generated<Date>;
  };
  readonly 'onboarding.weekly_mail': {
    user_id: string;
    address: string;
    since: Generated<Date>;
    last_week: string | null;
  };
  readonly 'onboarding.mail': { key: string; user_id: string };
  readonly 'onboarding.diagnostic': {
    user_id: string;
    id: string;
    test: TestId;
    seed: number;
    started_at: Generated<Date>;
    ended_at: Date | null;
    why: DiagnosticEnd | null;
  };
  readonly 'onboarding.diagnostic_question': {
    user_id: string;
    diagnostic_id: string;
    seq: number;
    question_id: string;
    content: string;
    purpose: AskedPurpose;
    outcome: Outcome | 'absent' | null;
    times: number | null;
  };
  readonly 'onboarding.engine_check': { test: TestId; right: number; total: number };
};

export type StudentTables = Kysely<Tables>;
