import type { Evidence } from './evidence.ts';
import { applyInOrder, EMPTY_MASTERY, type MasteryState } from './mastery-state.ts';

/** The order in which evidence counts: by time, then by id, which is nobody's language. */
export function compareEvidence(one: Evidence, other: Evidence): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/**
 * What all evidence of a student says, in whatever order it came. Of several with one id the first in {@link
 * compareEvidence}'s order counts. Evidence that comes late, before what was counted, is folded anew with the rest.
 */
export function foldEvidence(evidence: Iterable<Evidence>): MasteryState {
  const first = new Map<string, Evidence>();
  for (const answer of [...evidence].sort(compareEvidence)) if (!first.has(answer.id)) first.set(answer.id, answer);
  return applyInOrder(EMPTY_MASTERY, first.values());
}
