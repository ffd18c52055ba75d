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
