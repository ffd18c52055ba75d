import type { AskedQuestion, Hint, HintRung, TutorStep, TutorSubject } from '@travesia/contracts/slices';

/** Conversations older than this are deleted, turns and all. */
export const CONVERSATION_DAYS = 30;

/** Characters that a student may type in one turn. */
export const WORDS_MAX = 600;

/** Who wrote what a turn says. `written`: people, beforehand. `model`: a language model, in other words than theirs. */
export type TutorVoice = 'written' | 'model';

/** What a student does in a conversation. */
export type TutorSay =
  /** The next rung of the ladder, where its time has come. */
  | { readonly kind: 'hint' }
  /** An answer to the question of the conversation; `null`: does not know. */
  | { readonly kind: 'answer'; readonly option: string | null }
  /** "Me rindo": the question is handed in without an answer, and its solution is told. */
  | { readonly kind: 'give-up' }
  /** To enter the solution step by step: without `entered` to begin. */
  | { readonly kind: 'step'; readonly step: number; readonly entered?: string }
  /** Another question of the content that the conversation is about. */
  | { readonly kind: 'question' }
  /** Of a few contents that the tutor offered, this one. */
  | { readonly kind: 'content'; readonly content: string }
  | { readonly kind: 'words'; readonly text: string };

/** `POST` of turns. `id`: UUIDv7 of the page; sent again it is the same turn. */
export interface TurnBody {
  readonly id: string;
  readonly say: TutorSay;
}

/**
 * Member `reason` of the problem of a 409 of turns: another turn of the student is still answered, in whatever conversation.
 * While a simulacro runs it is `TUTOR_CLOSED_REASON`.
 */
export const TUTOR_BUSY_REASON = 'busy';

/** A piece of what the tutor says. HTML is of our own making; `text` is plain, whoever wrote it. */
export type TurnPart =
  | { readonly kind: 'hint'; readonly hint: Hint }
  /** Plain sentences: of the model, or a short one of ours. */
  | { readonly kind: 'text'; readonly text: string }
  /** A part of a lesson. */
  | {
      readonly kind: 'lesson';
      readonly content: string;
      readonly point: string;
      readonly title: string;
      readonly html: string;
    }
  /** A question to answer here. */
  | { readonly kind: 'question'; readonly question: AskedQuestion }
  /** By our grading, never by the model. */
  | {
      readonly kind: 'verdict';
      readonly outcome: 'correct' | 'wrong' | 'omitted';
      readonly chosen: string | null;
      readonly key: string | null;
      /** HTML: to who chose it. */
      readonly feedback?: string;
      readonly solution: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly kind: 'step'; readonly step: TutorStep }
  /** Contents to choose from, where words fit several. */
  | { readonly kind: 'contents'; readonly contents: readonly { readonly id: string; readonly name: string }[] }
  | { readonly kind: 'notice'; readonly notice: TurnNotice };

/**
 * - `too-soon`: the next rung comes after a try or some seconds. - `unknown`: no content fits. - `other-subject`.
 * - `no-key`: somebody wants the key. - `harm`: a fixed text with telephone numbers. - `machine`: what speaks here.
 * - `nothing-more`: the ladder is at its end. - `no-question`: the bank has none of the content now.
 */
export type TurnNotice =
  | 'too-soon'
  | 'unknown'
  | 'other-subject'
  | 'no-key'
  | 'harm'
  | 'machine'
  | 'nothing-more'
  | 'no-question';

/** One turn of either side, in the order of `seq`. */
export interface Turn {
  readonly id: string;
  /** From 1, without gaps in a conversation. */
  readonly seq: number;
  readonly by: 'student' | 'tutor';
  /** ISO 8601. */
  readonly at: string;
  /** Of the student: what they did. */
  readonly say?: TutorSay;
  /** Of the tutor. */
  readonly parts?: readonly TurnPart[];
  readonly voice?: TutorVoice;
  /** `open`: more is coming. `stopped`: by the student. */
  readonly state: 'open' | 'done' | 'stopped';
  /** The student said that something is wrong with it. */
  readonly reported?: boolean;
}

export interface ConversationSummary {
  readonly id: string;
  /** Of what it is about: a content, or the student's first words, cut. */
  readonly title: string;
  readonly subject: TutorSubject;
  /** ISO 8601, of the last turn. */
  readonly at: string;
}

/** What the page shows above the turns, as it stands after the last one. */
export interface ConversationState {
  readonly content: string | null;
  /** The question that it is about, if there is one. */
  readonly question: AskedQuestion | null;
  /** `open`: to be answered here. `elsewhere`: in a practice that goes on. `answered`. */
  readonly questionState: 'open' | 'elsewhere' | 'answered' | null;
  /** The highest rung that was told; `null` before the first. How many are left is told to nobody. */
  readonly rung: HintRung | null;
  /** Milliseconds until time alone allows the next rung; 0 where it may be asked for now, `null` where there is none. */
  readonly nextHintMs: number | null;
  /** Whether the solution may be entered step by step. */
  readonly hasSteps: boolean;
}

export interface Conversation extends ConversationSummary {
  readonly turns: readonly Turn[];
  readonly state: ConversationState;
  /** Id of the last event of its stream that this knows of, 0 before the first: who follows on says it as `Last-Event-ID`. */
  readonly changes: number;
}

/** `POST` of conversations: {@link Conversation}. `id`: UUIDv7 of the page; sent again it is the same conversation. */
export interface ConversationBody {
  readonly id: string;
  readonly subject: TutorSubject;
}

/** `GET` of conversations. */
export interface ConversationsAnswer {
  /** The newest first. */
  readonly conversations: readonly ConversationSummary[];
  readonly closedBy: 'simulacro' | null;
  readonly model: ModelStanding;
}

/**
 * The language model, where an operator configured one. It speaks only to who agreed, and to nobody who is under the age of
 * consent without a guardian's.
 */
export interface ModelStanding {
  readonly available: boolean;
  readonly agreed: boolean;
}

/** `PUT` of the agreement. */
export interface ModelAgreementBody {
  readonly agreed: boolean;
}

/** `POST` of reports: a turn of the tutor's that is wrong, or should not have been said. */
export interface TurnReportBody {
  readonly turn: string;
  readonly reason: 'wrong' | 'gave-away' | 'not-for-me' | 'other';
}

/**
 * Events of the stream of a conversation (SSE). Each has an id, the number of changes of the conversation so far: who
 * comes back with `Last-Event-ID` gets what came since, whole turns where they changed.
 */
export type ConversationEvent =
  /** A turn is new, or another than it was. */
  | { readonly type: 'turn'; readonly turn: Turn }
  /** One more sentence of an open turn, behind its last part. */
  | { readonly type: 'sentence'; readonly turn: string; readonly text: string }
  | { readonly type: 'state'; readonly state: ConversationState }
  /** A simulacro began, or ended. */
  | { readonly type: 'closed'; readonly closedBy: 'simulacro' | null };
