import type { AskedQuestion, TestDiagnosis } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';

const API = '/api/onboarding/diagnostics';

/** `GET`: {@link DiagnosticsAnswer}. `POST` with {@link DiagnosticBody}: {@link DiagnosticStepAnswer}, its first question; of the one of the test that runs already, where there is one. */
export const DIAGNOSTICS_PATH = API;

/** `GET`: {@link DiagnosticStepAnswer}, where it stands. */
export const diagnosticPath = (id: string) => `${API}/${id}`;

/** `POST` with {@link DiagnosticAnswerBody}: {@link DiagnosticStepAnswer}, what comes after. */
export const diagnosticAnswerPath = (id: string) => `${API}/${id}/answer`;

/** `POST` without a body: the student has had enough. {@link DiagnosticStepAnswer}. */
export const diagnosticEndPath = (id: string) => `${API}/${id}/end`;

/**
 * `POST` with {@link AppealBody}, once it has ended: {@link AppealAnswer}, where “esto sí lo sé” stands for a content. It
 * begins with the first request. Its questions are answered like all others, at {@link diagnosticAnswerPath}. 409 before
 * the end; 422 where the bank has too few questions of the content; 429 where too many were asked for.
 */
export const diagnosticAppealPath = (id: string) => `${API}/${id}/appeal`;

/** `GET`, once it has ended: {@link DiagnosisAnswer}. 409 before. */
export const diagnosisPath = (id: string) => `${API}/${id}/diagnosis`;

/** `POST` without a body, signed in: what was done in this browser without an account is the account's from here on. */
export const DIAGNOSTICS_CLAIM_PATH = `${API}/claim`;

/** `GET`: {@link EngineCheckAnswer}. */
export const ENGINE_CHECK_PATH = `${API}/engine-check`;

/** That one confirms an answer would tell that it was wrong: of the engine's purposes that one is not told. */
export const QUESTION_PURPOSES = ['informs', 'measures'] as const;

/** `stopped`: the student had enough, or did not come back in its time. The others as `EndReason` of the engine. */
export const END_REASONS = ['learnt', 'enough', 'exhausted', 'stopped'] as const;

/** Of “esto sí lo sé”: every question was right; or it is as the diagnostic thought. */
export const APPEAL_VERDICTS = ['known', 'stays'] as const;

export type AppealVerdict = (typeof APPEAL_VERDICTS)[number];

export interface DiagnosticBody {
  /** UUIDv7 of the browser. */
  readonly id: string;
  readonly test: TestId;
}

export interface DiagnosticAnswerBody {
  /** Id of the question that is answered. */
  readonly question: string;
  /** Of one of its options; `null`: “no lo sé”. */
  readonly option: string | null;
  readonly activeMs?: number;
}

export interface AppealBody {
  readonly content: string;
}

/** Nothing of it says what was right before both questions are answered, and then only what they decided. */
export interface AppealAnswer {
  readonly content: string;
  /** Of its questions. */
  readonly answered: number;
  readonly most: number;
  /** `null` once it is decided. */
  readonly question: AskedQuestion | null;
  readonly verdict: AppealVerdict | null;
}

/** Nothing of it says what was right: that is told when the diagnostic has ended. */
export type DiagnosticStepAnswer = {
  readonly id: string;
  readonly test: TestId;
  /** Questions answered so far. */
  readonly answered: number;
  /** Nobody is asked more. */
  readonly most: number;
} & (
  | {
      readonly question: AskedQuestion;
      /** Why this one is asked. */
      readonly purpose: (typeof QUESTION_PURPOSES)[number];
      readonly ended: null;
    }
  | { readonly question: null; readonly purpose: null; readonly ended: (typeof END_REASONS)[number] }
);

export interface DiagnosticSummary {
  readonly id: string;
  readonly test: TestId;
  readonly answered: number;
  readonly ended: (typeof END_REASONS)[number] | null;
  /** ISO 8601. */
  readonly startedAt: string;
}

export interface DiagnosticsAnswer {
  /** The newest first. */
  readonly diagnostics: readonly DiagnosticSummary[];
}

export interface DiagnosisAnswer extends TestDiagnosis {
  readonly id: string;
  /** Mean and standard deviation, in those of everybody who prepares the test. */
  readonly ability: { readonly mean: number; readonly deviation: number };
  /**
   * Points between which four of five students with such answers would be today: wide, and no score. `null` where the
   * student stopped before so many answers that it says anything.
   */
  readonly score: { readonly low: number; readonly high: number } | null;
}

export interface EngineCheckAnswer {
  /** How often what the engine expected of a question drawn by chance came true. `null` while they are too few. */
  readonly share: number | null;
  readonly total: number;
}
