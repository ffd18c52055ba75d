import type { ContentId } from '@travesia/contracts/temario';
import { DUE_BELOW } from './constants.ts';
import { liftedBy, type MasteryState, standingsAt } from './mastery-state.ts';

export interface ReviewTask {
  /** What is asked. */
  readonly content: ContentId;
  /** What is due and repeated by it, itself included where it is due. */
  readonly reviews: readonly ContentId[];
}

export interface ReviewOptions {
  /** Reviews that a day has at most. */
  readonly most: number;
  /** Minutes that a review of a content is expected to take, all alike where it is left out. */
  readonly minutesOf?: (content: ContentId) => number;
}

interface Candidate {
  readonly id: ContentId;
  readonly dueAt: number;
  readonly reviews: readonly ContentId[];
  readonly aMinute: number;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.aMinute !== other.aMinute) return one.aMinute > other.aMinute;
  return one.dueAt !== other.dueAt ? one.dueAt < other.dueAt : one.id < other.id;
}

/**
 * Reviews that are due, in the fewest tasks: each time the content that lifts most of them a minute, others that use
 * them included. Of two alike the one that was or will be due first.
 */
export function chooseReviews(
  state: MasteryState,
  now: number,
  { most, minutesOf }: ReviewOptions,
): readonly ReviewTask[] {
  const standings = standingsAt(state, now);
  const due = new Set<ContentId>();
  for (const [id, { memory, dueAt }] of standings) if (dueAt !== null && memory <= DUE_BELOW) due.add(id);
  const learnt = [...standings].flatMap(([id, { dueAt }]) => (dueAt === null ? [] : [{ id, dueAt }]));
  const tasks: ReviewTask[] = [];
  while (due.size > 0 && tasks.length < most) {
    let best: Candidate | null = null;
    for (const { id, dueAt } of learnt) {
      const reviews = liftedBy(state, id, now, (other) => due.has(other));
      if (reviews.length === 0) continue;
      const candidate = { id, dueAt, reviews, aMinute: reviews.length / (minutesOf?.(id) ?? 1) };
      if (!best || isBetter(candidate, best)) best = candidate;
    }
    if (!best) break;
    tasks.push({ content: best.id, reviews: best.reviews });
    for (const id of best.reviews) due.delete(id);
  }
  return tasks;
}
