import type { Hint, Problem, QuestionUse } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { AttemptAction, AttemptEvent } from '../practice/attempt/events.ts';
import type { Elective } from '../practice/blueprint.ts';
import type { Breakdown } from '../practice/breakdown.ts';
import type { Outcome } from '../practice/grade.ts';
import type { Help } from '../practice/hints/help.ts';
import type { NeededPractice } from '../practice/most-needed.ts';
import type { ScoreEstimate } from '../practice/scoring/score.ts';
import type { Html } from './html.ts';

/** Mixed questions of several tests, for who has no account yet. */
export const SAMPLE_TEST = 'muestra';

export type AttemptTest = TestId | typeof SAMPLE_TEST;

/**
 * What the student asks for. A `simulacro` is a whole test against the clock; a `practica` is about chosen contents,
 * without one; a `repaso` asks what was wrong or omitted before; a `muestra` needs no account. A `parecida` is one question
 * like one whose answer the student was told: other figures of its template, or another of its content. A `pregunta` is one
 * question of a content, for other areas.
 */
export type AttemptRequest =
  | {
      readonly mode: 'simulacro';
      readonly test: TestId;
      readonly elective?: Elective;
      readonly timeFactor?: (typeof TIME_FACTORS)[number];
    }
  | {
      readonly mode: 'practica';
      readonly test: TestId;
      /** Ids of contents, units or axes of the test. */
      readonly contents: readonly string[];
      readonly items: number;
      readonly feedback: Feedback;
    }
  | { readonly mode: 'repaso'; readonly test: TestId; readonly items: number; readonly feedback: Feedback }
  | { readonly mode: 'muestra' }
  | {
      readonly mode: 'parecida';
      /** Of the content that the question is about, which M2 shares with M1. */
      readonly test: TestId;
      readonly attempt: string;
      readonly slot: number;
    }
  | { readonly mode: 'pregunta'; readonly test: TestId; readonly content: string; readonly use: QuestionUse };

export type AttemptMode = AttemptRequest['mode'];

/** How much longer a simulacro may be made. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const;

/** When a practice says what was right: after each answer that the student has checked, or in the end. */
export const FEEDBACKS = ['at-once', 'at-end'] as const;

export type Feedback = (typeof FEEDBACKS)[number];

/** Questions that a practice or a `repaso` may have. */
export const PRACTICE_ITEMS = { least: 5, most: 40 } as const;

/** Questions that a practice of a test has at least: a text is never asked with fewer than six. */
export function practiceItemsLeast(test: TestId): number {
  return test === 'cl' ? 6 : PRACTICE_ITEMS.least;
}

/** Events that one request may bring. */
export const EVENTS_A_REQUEST_MAX = 500;

/** Longer between two answers is a walk, not a thought: the most that a visit says. */
export const ACTIVE_MS_MAX = 60 * 60 * 1000;

/** `created`: frozen, not begun. `graded`: over, by the student's hand or, `expired`, by the clock's. */
export type AttemptState = 'created' | 'in_progress' | 'graded';

export interface AttemptSummary {
  readonly id: string;
  readonly request: AttemptRequest;
  readonly state: AttemptState;
  readonly items: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly gradedAt: string | null;
  /** Of a running one against the clock, by the server's; never negative. */
  readonly remainingMs: number | null;
  /** Questions answered so far. */
  readonly answered: number;
  /** Once graded, and told: see {@link WaitingProblem}. */
  readonly result: ResultSummary | null;
}

export interface ResultSummary {
  readonly correct: number;
  /** Questions that counted. */
  readonly scored: number;
  readonly omitted: number;
  /** Over all questions, pilots included. */
  readonly answered: number;
  /** Time ran out before the student handed it in. */
  readonly expired: boolean;
  /** Questions that would have counted, and that a correction withdrew; absent where none. */
  readonly withdrawn?: number;
  /** Of those that counted, answered after a hint: the score is estimated without them. Absent where none. */
  readonly helped?: number;
  /**
   * Of simulacros, and of practices of twenty questions or more. Absent from lists where it is on the scale of an older
   * grading version, until it is graded again.
   */
  readonly score?: ScoreEstimate;
}

/** `POST attempts` with `{ id, request }`, `id` a UUIDv7 of the client: sent again it answers the same attempt. */
export interface CreateBody {
  readonly id: string;
  readonly request: AttemptRequest;
}

/** What the chosen contents can fill, before anything is made. Answer to `POST feasibility` with a request. */
export interface Feasibility {
  readonly items: number;
  /** Of those, questions never met in any variant. */
  readonly unseen: number;
  readonly shortages: readonly { readonly section: string; readonly wanted: number; readonly available: number }[];
}

/** A question as it is asked. Whoever adds a field here shows it to students before grading. */
export interface PublicItem {
  readonly stem: Html;
  readonly figure?: Html;
  /** Opaque ids, other ones in each attempt, in the order in which they are shown. */
  readonly options: readonly { readonly id: string; readonly text: Html }[];
  /** Index in `texts`. */
  readonly text?: number;
}

export interface PublicText {
  readonly title: string;
  readonly introduction: Html;
  readonly paragraphs: readonly Html[];
  readonly figures: readonly Html[];
}

export interface PublicForm {
  readonly items: readonly PublicItem[];
  readonly texts: readonly PublicText[];
  readonly sections: readonly { readonly name: string; readonly from: number; readonly items: number }[];
}

/** Response of one question as the student gave it. */
export interface PublicResponse {
  /** Id of the option, or null. */
  readonly option: string | null;
  readonly flagged: boolean;
  readonly eliminated: readonly string[];
}

/** A running attempt, to begin it or to go on: `POST attempts/:id/start`, `POST attempts/:id/lease`, `GET attempts/:id`. */
export interface RunningAttempt {
  readonly attempt: AttemptSummary;
  readonly form: PublicForm;
  readonly responses: readonly PublicResponse[];
  /** Answers of a practice that were checked, by slot. */
  readonly checks: Readonly<Record<number, CheckedAnswer>>;
  /** Who may write: the device that holds the newest epoch. */
  readonly lease: { readonly epoch: number; readonly device: string };
  /** Last sequence number kept of the lease's epoch; 0 where none is. */
  readonly seq: number;
  /** How long ago it began, by the service's clock. */
  readonly elapsedMs: number;
  /** What stands of each question and when it was done, so that a device knows what was done after its own. Where one device alone has held the attempt, nothing. */
  readonly changes: readonly StandingChange[];
}

/** What of a question an event is about: each of these is changed without the others. */
export type Aspect = 'answer' | 'flag' | 'eliminate';

/** The event that decides one aspect of a question. */
export interface StandingChange {
  readonly slot: number;
  readonly aspect: Aspect;
  readonly epoch: number;
  readonly seq: number;
  /** When it was done, in milliseconds since the attempt began. */
  readonly after: number;
}

/** `{ device }` of `start` and `lease`: a UUID that the browser made for itself. */
export interface DeviceBody {
  readonly device: string;
}

type SentAction = Exclude<AttemptAction, { readonly kind: 'check' }>;

type WithOptionIds<Action> = Action extends { readonly kind: 'answer' }
  ? Omit<Action, 'option'> & { readonly option: string }
  : Action extends { readonly kind: 'eliminate' }
    ? Omit<Action, 'options'> & { readonly options: readonly string[] }
    : Action;

/**
 * An event as it travels: options by their ids. `after`: when it was done, in milliseconds since the attempt began, as
 * the device reckons; where it is absent, when it came counts. It orders what devices of one student did, and buys no time.
 */
export type SentEvent = WithOptionIds<SentAction> & Pick<AttemptEvent, 'seq'> & { readonly after?: number };

/** `POST attempts/:id/events`, and what `submit` sends along. 422: the attempt holds as many as it may; it can be handed in. */
export interface EventsBody {
  readonly epoch: number;
  readonly events: readonly SentEvent[];
}

export interface EventsAnswer {
  /** Every event of the request is kept: the browser may forget those up to this one. */
  readonly acknowledged: number;
  readonly remainingMs: number | null;
}

/** `POST attempts/:id/check`: the answer that stands is final and its solution is shown. Practices with feedback at once. */
export interface CheckBody extends EventsBody {
  readonly slot: number;
  /** Sequence number of the check itself, after those of the events. */
  readonly seq: number;
}

export interface CheckedAnswer {
  readonly correct: boolean;
  readonly review: ReviewedItem;
}

/** Answer to `submit`, however often. Whatever else is asked of an attempt that is over is an {@link AttemptProblem}, 410. */
export interface SubmitAnswer {
  readonly attempt: AttemptSummary;
}

/** A refusal that names an attempt: 410 the one that is over, 409 of `start` the simulacro that is running. */
export interface AttemptProblem extends Problem {
  readonly attempt: AttemptSummary;
}

/** 409 of `check` and `result`: a simulacro that runs asks the same, and until it is over none of it is told. */
export interface WaitingProblem extends Problem {
  readonly waitsFor: 'simulacro';
}

/**
 * 409 of `events`, `check` and `submit`: under these sequence numbers other events of the same epoch are held. They are to
 * be sent again under numbers that are free, behind all others of the epoch. Of `events` whatever else the request brought
 * is kept; of `check` and `submit` nothing was done.
 */
export interface ReusedProblem extends Problem {
  readonly reused: readonly number[];
}

export interface ReviewedItem {
  readonly item: PublicItem;
  readonly content: string;
  readonly skill: string;
  readonly difficulty: number;
  readonly scored: boolean;
  readonly outcome: Outcome;
  /** What the student was told of it before they answered; absent where nothing. */
  readonly help?: Help;
  /** Id of the option; null where no option is right, and a correction withdrew the question. */
  readonly key: string | null;
  readonly chosen: string | null;
  /** Of each wrong option: what was done to get there, and where to look again. */
  readonly mistakes: readonly {
    readonly option: string;
    readonly id: string;
    readonly name: string;
    readonly feedback: Html;
  }[];
  readonly solution: readonly { readonly title: string; readonly text: Html }[];
  readonly evidence: readonly string[];
  readonly sources: readonly string[];
  readonly flagged: boolean;
  readonly activeMs: number;
  /** The tutor may be asked about it: by who is signed in, and while no simulacro of theirs runs. */
  readonly canAsk?: boolean;
  /** Ids of the options chosen one after the other, `null` where the answer was taken back. */
  readonly history: readonly (string | null)[];
}

/** `GET attempts/:id/result`, once graded. */
export interface AttemptResult {
  readonly attempt: AttemptSummary;
  readonly breakdown: Breakdown;
  readonly items: readonly ReviewedItem[];
  readonly texts: readonly PublicText[];
  readonly sections: PublicForm['sections'];
  /** The last graded attempt of the same mode and test before this one. */
  readonly previous: { readonly attempt: AttemptSummary; readonly breakdown: Breakdown } | null;
  /** What was mended after it was first graded; null where nothing was. */
  readonly corrected: {
    /** As it was first graded. */
    readonly before: ResultSummary;
    /** `slot`: the question that was wrong; null where it was the way of grading. `reason`: in Spanish, a sentence. */
    readonly reasons: readonly { readonly slot: number | null; readonly reason: string }[];
  } | null;
  /** Answers that reached us after the time was over: graded, not counted. */
  readonly late: { readonly answered: number; readonly correct: number } | null;
}

/** `GET claim`: what was done without an account in this browser, for the student to say whose it is. `POST`: see {@link ClaimBody}. */
export interface ClaimAnswer {
  readonly attempts: readonly AttemptSummary[];
}

/** Attempts of `GET claim` that the student says are theirs. Nothing else is moved. */
export interface ClaimBody {
  readonly attempts?: readonly string[];
}

/** Answer to `POST claim`: where some are `left`, the same is asked again, and goes on with those. */
export interface ClaimedAnswer {
  readonly left: number;
  /** The account's, where none were named. */
  readonly attempts?: readonly AttemptSummary[];
}

/** Attempts that one claim may name. */
export const CLAIMED_ATTEMPTS_MAX = 100;

export interface AttemptsAnswer {
  /** Newest first, without those of one question. */
  readonly attempts: readonly AttemptSummary[];
}

/** `GET bank`: how many questions each content has, and how often the student met them. */
export interface BankAnswer {
  readonly contents: Readonly<Record<string, { readonly items: number; readonly unseen: number }>>;
  /** Questions that were wrong or omitted when last met, by test, as far as a `repaso` can ask them now. */
  readonly review: Readonly<Partial<Record<TestId, number>>>;
}

/** A practice that is a `POST attempts` away: about what its contents say, or, without any, about the whole test. */
export interface MostNeeded extends NeededPractice {
  readonly request: Extract<AttemptRequest, { readonly mode: 'practica' }>;
}

/** `GET most-needed`: one a test in which something was answered, the neediest first. Of who answered nothing, one to begin with. */
export interface MostNeededAnswer {
  readonly practices: readonly MostNeeded[];
}

/**
 * `POST attempts/:id/hints`, of a `practica` or a `repaso` that runs, for who is signed in. 409 with the reason
 * `TUTOR_CLOSED_REASON` while a simulacro of the student runs; 410 where the attempt is over. An answer that comes after a
 * hint is weaker evidence.
 */
export interface HintBody {
  readonly slot: number;
}

export interface HintsAnswer {
  /** All that was told of the question so far, and the next rung where its time has come: by a try, or some seconds. */
  readonly hints: readonly Hint[];
  /** Milliseconds until time alone allows another one; `null` where there is none. */
  readonly nextMs: number | null;
}

/** What a student may find wrong with a question. */
export const REPORT_REASONS = ['enunciado', 'alternativas', 'clave', 'figura', 'otro'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters of a step of a solution that a student enters. */
export const ENTERED_MAX = 200;

/** Characters that a report's words may have. */
export const REPORT_TEXT_MAX = 500;

/**
 * `POST attempts/:id/reports`, while the attempt runs and once it is graded, of a sample without an account too: 204.
 * `id` is a UUIDv7 of the page, one each report: sent again, it is kept once. 409 before the attempt began, or where the
 * id is of another report; 429 where the student reports without end.
 */
export interface ReportBody {
  readonly id: string;
  /** Question of the form, from 0. */
  readonly slot: number;
  readonly reason: ReportReason;
  /** In the student's words, not empty; lines may be broken. */
  readonly text?: string;
}
