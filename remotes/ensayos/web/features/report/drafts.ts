import type { ReportReason } from '../../../api/attempts.ts';

/** What is being written about a question. */
export interface Draft {
  readonly reason: ReportReason | null;
  readonly text: string;
  readonly isSent: boolean;
  /** Id of the report, once these words were sent: sent again after a lost answer they are kept once. */
  readonly report: string | null;
}

const EMPTY: Draft = { reason: null, text: '', isSent: false, report: null };

/** By attempt and slot, as long as the document lives: a question comes and goes while somebody writes about it. */
const drafts = new Map<string, Draft>();

const keyOf = (attempt: string, slot: number) => `${attempt}/${slot}`;

export const draftOf = (attempt: string, slot: number): Draft => drafts.get(keyOf(attempt, slot)) ?? EMPTY;

export function keepDraft(attempt: string, slot: number, draft: Draft): void {
  drafts.set(keyOf(attempt, slot), draft);
}
