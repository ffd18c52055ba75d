/** Attempts that ran on this page, whose evidence the bus has not had yet. */
const embargoed = new Set<string>();

/** What the answers of this attempt show goes to the bus when it has its result. */
export function embargoEvidence(attempt: string): void {
  embargoed.add(attempt);
}

/** Whether it goes out now: once, and not for an attempt that was graded before. */
export const releaseEvidence = (attempt: string): boolean => embargoed.delete(attempt);
