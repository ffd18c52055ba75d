/**
 * Questions of the bank one at a time, kept by the slice of practice tests, for signed-in students and for our services on
 * behalf of a student or a guest. A question is an attempt of one: what is asked is frozen, its key stays with the service
 * until it is answered, and the answer is evidence like any other.
 */
export const QUESTIONS_PATH = '/api/ensayos/questions';

/** `POST` with {@link QuestionAnswerBody}: {@link AnsweredQuestion}, the same however often. */
export const questionAnswerPath = (id: string) => `${QUESTIONS_PATH}/${id}/answer` as const;

/**
 * Questions of a game for whoever has no account, by a cookie of the slice. `POST` of {@link GuestQuestionBody}:
 * {@link AskedQuestion}, as {@link QUESTIONS_PATH} has it for students.
 */
export const GUEST_QUESTIONS_PATH = '/api/ensayos/guest-questions';

/** `POST` with {@link QuestionAnswerBody}: {@link AnsweredQuestion}. 404 where the cookie is another one's, or none. */
export const guestQuestionAnswerPath = (id: string) => `${GUEST_QUESTIONS_PATH}/${id}/answer` as const;

/**
 * `GET`: all that was answered without an account in this browser, sample tests too, as JSON. `DELETE`: takes it away for
 * good.
 */
export const GUEST_ANSWERS_PATH = '/api/ensayos/guest-data';

/**
 * `POST` with {@link QuestionsClaimBody}, of our services alone: questions that a guest of theirs answered are the student's
 * for whom the call is. {@link QuestionsClaimAnswer}.
 */
export const QUESTIONS_CLAIM_PATH = `${QUESTIONS_PATH}/claim`;

/** Questions that one claim may name. */
export const CLAIMED_QUESTIONS_MAX = 100;

export interface QuestionsClaimBody {
  /** As the service that asks calls them: `guest:…`. */
  readonly guest: string;
  readonly questions: readonly string[];
}

export interface QuestionsClaimAnswer {
  /** Where some are left, the same is asked again. */
  readonly left: number;
}

/** What it is asked for, which decides how much the answer says of what the student knows. */
export const QUESTION_USES = ['diagnostic', 'lesson', 'review', 'game', 'tutor'] as const;

export type QuestionUse = (typeof QUESTION_USES)[number];

/** `POST` of {@link QUESTIONS_PATH}: {@link AskedQuestion}. 422 where the bank has none of what is asked for. */
export interface QuestionBody {
  /** UUIDv7 of whoever asks: sent again it is the same question. */
  readonly id: string;
  /** Content of the temario. */
  readonly content: string;
  readonly use: QuestionUse;
}

/** It is asked for a `game`. */
export type GuestQuestionBody = Pick<QuestionBody, 'id' | 'content'>;

/** Texts are HTML of our own making, formulas in MathML. */
export interface AskedQuestion {
  readonly id: string;
  readonly content: string;
  readonly stem: string;
  readonly figure?: string;
  /** In the order in which they are shown. */
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** What it is about, where it is read. */
  readonly reading?: {
    readonly title: string;
    readonly introduction: string;
    readonly paragraphs: readonly string[];
    readonly figures: readonly string[];
  };
}

export interface QuestionAnswerBody {
  /** Of one of the options; `null`: the student says that they do not know. */
  readonly option: string | null;
  /** Milliseconds in which the question was looked at. */
  readonly activeMs?: number;
}

export interface AnsweredQuestion {
  readonly content: string;
  /** `omitted`: no option was chosen. */
  readonly outcome: 'correct' | 'wrong' | 'omitted';
  /** Id of the right option; `null` where a correction withdrew the question. */
  readonly key: string | null;
  /** What was done to get to the option that was chosen, where that has a name. */
  readonly mistake: { readonly id: string; readonly name: string; readonly feedback: string } | null;
  readonly solution: readonly { readonly title: string; readonly text: string }[];
}
