import type { ContentMastery } from '@travesia/contracts/slices';

/**
 * Where an answer that pages tell of was given. Those of practice tests and of the diagnostic come from the slice that
 * grades them, those of games from the slice that judges them, and from there alone: told by a page too they would count
 * twice.
 */
export const TOLD_SOURCES = ['lesson', 'review', 'erroneous'] as const;

export type ToldSource = (typeof TOLD_SOURCES)[number];

/** `solution`: the student saw how it is done before answering. */
export const HELPS = ['none', 'hint', 'solution'] as const;

export type Help = (typeof HELPS)[number];

/** Answers that one request may bring. */
export const EVIDENCE_A_REQUEST_MAX = 100;

/** Of one answer to one question, right or wrong. */
export interface ToldEvidence {
  /** {@link evidenceId}. The same answer has the same id however often and by whatever way it is sent. */
  readonly id: string;
  readonly contentId: string;
  readonly source: ToldSource;
  readonly correct: boolean;
  readonly help: Help;
  /** Milliseconds since 1970 by the clock of the device, corrected to the server's. What lies ahead counts as now. */
  readonly at: number;
  /** Id of the named mistake behind a wrong answer; of an example, of the one that was not found. */
  readonly mistake?: string;
}

/**
 * `run`: UUIDv7, one for each time that the lesson is done. `question`: id inside of it, such as that of a check.
 * Of an example `run` is the id that the service gave it, and `question` that of its mistake.
 */
export const evidenceId = (source: ToldSource, run: string, question: string) => `${source}:${run}:${question}`;

export interface EvidenceBody {
  readonly evidence: readonly ToldEvidence[];
}

export interface EvidenceAnswer {
  /** How many were not known before. */
  readonly counted: number;
  /** Of the contents that the request names, as they stand now. */
  readonly contents: Readonly<Record<string, ContentMastery>>;
}
