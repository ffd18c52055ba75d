import type { TestId } from './temario/types.ts';

/**
 * What diagnostics say of what a student knows, kept by the slice `onboarding`. `GET` answers {@link DiagnosesAnswer}, for
 * signed-in users and our services. The answers behind it are evidence like any other, with the slice of practice tests:
 * this is what follows from them for contents that were not asked.
 */
export const DIAGNOSES_PATH = '/api/onboarding/diagnosis';

export interface DiagnosedContent {
  readonly contentId: string;
  /** That it is known, 0 to 1, in hundredths. */
  readonly probability: number;
  /** Seen in an answer, and not only inferred from others. */
  readonly asked: boolean;
  /**
   * The student said that they know it, and two questions decided: both right and it is known, else it stays as it was.
   * Absent where nobody said so.
   */
  readonly appealed?: 'known' | 'stays';
}

export interface TestDiagnosis {
  readonly test: TestId;
  /** Questions that it stands on, at least one. */
  readonly answered: number;
  readonly contents: readonly DiagnosedContent[];
}

export interface DiagnosesAnswer {
  /** Of each test the newest that has ended. */
  readonly diagnoses: readonly TestDiagnosis[];
}

/**
 * `POST` with {@link RunningQuestionsBody}, of our services alone: {@link RunningQuestionsAnswer}. What became of an answer
 * to one of these is told to nobody, not to the student who takes all their data with them either, before its diagnostic has
 * ended, which it stays. Asked by question: while a guest becomes a student, it and its diagnostic are not of the same one.
 */
export const RUNNING_QUESTIONS_PATH = '/api/onboarding/diagnosis/running-questions';

/** Questions that one request may name. */
export const RUNNING_QUESTIONS_MAX = 100;

export interface RunningQuestionsBody {
  /** Ids that questions have with the slice of practice tests. */
  readonly questions: readonly string[];
}

export interface RunningQuestionsAnswer {
  /** Those of diagnostics that have not ended. */
  readonly questions: readonly string[];
}
