import type { QuestionUse } from './questions.ts';

/**
 * What a student's answers say about contents of the temario, kept by the slice of practice tests. `GET` answers
 * {@link MasteryEvidenceAnswer}, for signed-in users. After each graded test the page says `mastery/evidence` on the bus.
 */
export const MASTERY_EVIDENCE_PATH = '/api/ensayos/evidence';

/** Answers of one content that are told one by one. */
export const RECENT_ANSWERS_MAX = 10;

export interface ContentEvidence {
  readonly contentId: string;
  /** Questions met in tests that were graded; those left out are among them, and not correct. */
  readonly answered: number;
  readonly correct: number;
  /** The newest first, at most {@link RECENT_ANSWERS_MAX}. */
  readonly recent: readonly { readonly correct: boolean; readonly at: string }[];
}

export interface MasteryEvidenceAnswer {
  /** Only contents that were asked. */
  readonly contents: readonly ContentEvidence[];
}

/**
 * The same answers one by one, in the order in which they became known, for our services alone. `GET` answers
 * {@link GradedAnswersAnswer}; in the query {@link GRADED_ANSWERS_AFTER_PARAM}, the `next` of the answer before, goes on
 * from there. Some may come again, and one that a correction graded anew comes again with its new outcome: an answer is
 * known by its id. What a running simulacro keeps secret comes after it ends.
 */
export const GRADED_ANSWERS_PATH = '/api/ensayos/evidence/answers';
export const GRADED_ANSWERS_AFTER_PARAM = 'after';

/** Answers that one page has at most. */
export const GRADED_ANSWERS_PAGE_MAX = 1_000;

/** Kinds of tests in which an answer was graded, as the slice of practice tests calls them. */
export const ANSWER_MODES = ['simulacro', 'practica', 'repaso', 'muestra', 'parecida', 'pregunta'] as const;

export type AnswerMode = (typeof ANSWER_MODES)[number];

export interface GradedAnswer {
  /** `ensayos:<attempt>:<slot>`. */
  readonly id: string;
  readonly contentId: string;
  readonly outcome: 'correct' | 'wrong' | 'omitted';
  readonly mode: AnswerMode;
  /** When its test was graded, as ISO 8601. */
  readonly at: string;
  /** Named mistake of the option that was chosen, where it has one. */
  readonly mistake?: string;
  /** Of a `pregunta`: what it was asked for. */
  readonly use?: QuestionUse;
  /** What the tutor told of the question before it was answered; absent where nothing. `solution`: how another one is done. */
  readonly help?: 'hint' | 'solution';
}

export interface GradedAnswersAnswer {
  /** At most {@link GRADED_ANSWERS_PAGE_MAX}. */
  readonly answers: readonly GradedAnswer[];
  /** Where to go on; `null` where nothing was ever graded. */
  readonly next: string | null;
  /** Whether there is more now. */
  readonly more: boolean;
}

/**
 * What a student knows of each content, kept by the slice of lessons. `GET` answers {@link MasteryAnswer}, for signed-in
 * users and our services; with {@link EXPECTED_USER_HEADER} for that one alone. It says what was known when the student
 * last opened the area of lessons, whose pages bring it up to date.
 */
export const MASTERY_PATH = '/api/aprende/mastery';

/** 0: not seen. */
export const MASTERY_LEVELS = [0, 1, 2, 3, 4] as const;

export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** Why a level moved: the newest answers of the content, or time that passed without any. */
export interface LevelChange {
  readonly from: MasteryLevel;
  readonly to: MasteryLevel;
  /** ISO 8601, in whole hours. */
  readonly at: string;
  /** `correct` of the last `answered` were right; both 0 where only time passed. */
  readonly answered: number;
  readonly correct: number;
}

export interface ContentMastery {
  readonly level: MasteryLevel;
  /** Of answering a usual question of it right today, 0 to 1, in hundredths. */
  readonly probability: number;
  /** Answers that it stands on. */
  readonly answered: number;
  /** ISO 8601, in whole hours; when a review is due. `null` before it was learnt. */
  readonly dueAt: string | null;
  readonly lastChange: LevelChange | null;
}

export interface MasteryAnswer {
  /** By id; only contents of which something is known. */
  readonly contents: Readonly<Record<string, ContentMastery>>;
  /** ISO 8601, of the newest answer that was counted; `null` before the first. */
  readonly through: string | null;
}
