import type { KeyForms } from '@travesia/contracts/slices';

/** What a model may know of one turn. Nothing of who the student is, and nothing above the rung that is told. */
export interface VoiceRequest {
  /**
   * Plain text of the question that is asked, without its options: what does not know them cannot name one, and the filter
   * takes them from `secret`. Absent where there is none.
   */
  readonly question?: string;
  /** Plain texts of the rungs that were told, the last one the one to be said now. */
  readonly rungs: readonly string[];
  /** Plain excerpts of lessons. */
  readonly excerpts: readonly string[];
  /** What was said so far in this conversation, the oldest first, at most six turns of each side. */
  readonly before: readonly { readonly by: 'student' | 'tutor'; readonly text: string }[];
  /** What the student typed now; absent where they pressed a button. */
  readonly words?: string;
  /** What our grading says of the student's last answer: the only verdict that there is. */
  readonly verdict?: 'correct' | 'wrong';
  /** Of the filter alone: it is not sent. Absent where no question is open or was told whole. */
  readonly secret?: KeyForms;
}

/** Why the model does not speak, or stops: what was written beforehand is said instead. */
export type VoiceFailure =
  /** No first word in time, or not all. */
  | 'late'
  /** A sentence gave a key away, left the subject, or was not for a student. */
  | 'held-back'
  /** The budget of the student's day, or of the process. */
  | 'spent'
  /** The address answers nothing that can be used. */
  | 'broken';

/**
 * Why a sentence is held back. `key`: it gives the key away, or speaks of options, or of a number that nobody wrote.
 * `verdict`: it judges where our grading did not. `subject`: it leaves what is explained. `harm`: not for a student.
 * `language`: no Spanish that one can check. `form`: links, markup, code, endless.
 */
export type HeldBack = 'key' | 'verdict' | 'subject' | 'harm' | 'language' | 'form';

/** Neither its message nor its cause has words of a student, of the model, or a secret. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly failure: VoiceFailure;
  /** Where it was `held-back`. */
  readonly heldBack?: HeldBack;

  constructor(failure: VoiceFailure, options: ErrorOptions & { readonly heldBack?: HeldBack } = {}) {
    super(`The model does not speak: ${failure}.`, options);
    this.failure = failure;
    if (options.heldBack) this.heldBack = options.heldBack;
  }
}

/** A language model behind its filter. */
export interface Voice {
  /**
   * Sentences, each of them passed by the filter, as soon as it is whole. Rejects with {@link VoiceError}; aborted by
   * `signal` it ends, and the model is told to stop.
   */
  say(request: VoiceRequest, student: string, signal: AbortSignal): AsyncIterable<string>;
  /** Nothing is counted of them any more: they were deleted. */
  forget(student: string): Promise<void>;
}
