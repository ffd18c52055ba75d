import type { ContentId } from '@travesia/contracts/temario';

/**
 * Where an answer was given. A `simulacro` is against the clock, `practice` any other test of the bank; `erroneous`: a
 * mistake of somebody's was to be found.
 */
export const EVIDENCE_SOURCES = [
  ...(['simulacro', 'practice', 'diagnostic', 'lesson', 'review', 'game'] as const),
  'erroneous',
] as const;

export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

/** One answer of a student to one question. */
export interface Evidence {
  /** What was answered. The same answer has the same id whatever path it came by. */
  readonly id: string;
  readonly contentId: ContentId;
  readonly source: EvidenceSource;
  readonly correct: boolean;
  /** `solution`: the student saw how it is done before answering. */
  readonly help: 'none' | 'hint' | 'solution';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Named mistake behind a wrong answer; of an example, the one that was not found. */
  readonly mistake?: string;
}
