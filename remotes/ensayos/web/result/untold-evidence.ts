/** Attempts that ran on this page, and of which the others have not heard how they went. */
const untold = new Set<string>();

/** What the answers of this attempt say is told when it has its result. */
export function willTellEvidence(attempt: string): void {
  untold.add(attempt);
}

/** Whether it is to be told now: once, and of nothing that was graded before. */
export const takeUntoldEvidence = (attempt: string): boolean => untold.delete(attempt);
