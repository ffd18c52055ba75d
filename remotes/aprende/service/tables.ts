import type { TutorSubject } from '@travesia/contracts/slices';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Help } from '../api/evidence.ts';
import type { TurnPart, TurnReportBody, TutorSay, TutorVoice } from '../api/tutor.ts';
import type { EvidenceSource } from '../mastery/evidence.ts';
import type { MasteryState } from '../mastery/mastery-state.ts';
import type { ConversationMemory } from '../tutor/reduce-conversation.ts';
import type { KnownElsewhere } from './known-elsewhere.ts';
import type { PreparedJson } from './prepared-json.ts';

/** What is read as `T` is written as text of JSON. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;

/** As `migrations` makes them. */
export type Tables = {
  readonly 'aprende.evidence': {
    user_id: string;
    id: string;
    content: string;
    source: EvidenceSource;
    correct: boolean;
    help: Help;
    at: Date;
    mistake: string | null;
  };
  readonly 'aprende.mastery': {
    user_id: string;
    state: ColumnType<MasteryState | null, string | null, string | null>;
    through_at: Date | null;
    through_id: string | null;
    answers_after: string | null;
    revision: Generated<number>;
  };
  readonly 'aprende.lesson_progress': {
    user_id: string;
    content: string;
    version: number;
    passed: Json<Readonly<Record<string, number>>>;
    halts: Json<Readonly<Record<string, number>>>;
    done_at: Date | null;
  };
  readonly 'aprende.card_review': {
    user_id: string;
    id: string;
    card: string;
    knew: boolean | null;
    undoes: string | null;
    suspends: boolean | null;
    at: Date;
  };
  readonly 'aprende.card': {
    user_id: string;
    card: string;
    stability: number;
    difficulty: number;
    first_day: string;
    day: string;
    reviews: number;
  };
  readonly 'aprende.plan': {
    user_id: string;
    day: string;
    digest: string;
    revision: number;
    home: PreparedJson;
    known: Json<KnownElsewhere>;
    made_at: Generated<Date>;
  };
  readonly 'aprende.tutor_conversation': {
    user_id: string;
    id: string;
    subject: Json<TutorSubject>;
    title: string;
    memory: Json<ConversationMemory>;
    revision: number;
    state_revision: number;
    created_at: Date;
    at: Date;
    heard_at: Date | null;
  };
  readonly 'aprende.tutor_turn': {
    user_id: string;
    conversation: string;
    seq: number;
    id: string;
    by: 'student' | 'tutor';
    at: Date;
    say: NullableJson<TutorSay>;
    parts: NullableJson<readonly TurnPart[]>;
    fallback: NullableJson<readonly TurnPart[]>;
    voice: TutorVoice | null;
    state: 'open' | 'done' | 'stopped';
    revision: number;
    reported: TurnReportBody['reason'] | null;
  };
  readonly 'aprende.tutor_help': {
    user_id: string;
    id: string;
    content: string;
    rung: number;
    voice: TutorVoice;
    at: Date;
  };
  readonly 'aprende.tutor_agreement': { user_id: string; agreed: boolean; at: Date };
  /** Of nobody. */
  readonly 'aprende.tutor_voice_day': { day: string; sentences: number; held_back: number; reported: number };
};

/** Tables that hold rows of students. */
export type StudentTableName = Exclude<keyof Tables, 'aprende.tutor_voice_day'>;

export type StudentTables = Kysely<Tables>;
