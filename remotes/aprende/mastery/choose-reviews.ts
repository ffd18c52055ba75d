import type { ContentId } from '@travesia/contracts/temario';
import { DUE_AHEAD_MS, DUE_BELOW } from './constants.ts';
import { USERS } from './implicit-repetition.ts';
import { dueAt, liftedBy, type MasteryState, memoryAt } from './mastery-state.ts';

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
 * Reviews that are due, or will be soon, in the fewest tasks: each time the content that lifts most of them a minute, others that use
 * them included. Of two alike the one that was or will be due first.
 */
export function chooseReviews(
  state: MasteryState,
  now: number,
  { most, minutesOf }: ReviewOptions,
): readonly ReviewTask[] {
  const until = now + DUE_AHEAD_MS;
  const due = new Set<ContentId>();
  for (const [id, content] of Object.entries(state)) {
    if (content.repetitions !== null && memoryAt(content, until) <= DUE_BELOW) due.add(id as ContentId);
  }
  // Nothing else lifts any of them.
  const lifting = new Set<ContentId>();
  for (const id of due) {
    lifting.add(id);
    for (const user of USERS.get(id)?.keys() ?? []) lifting.add(user);
  }
  const candidates = [...lifting].flatMap((id) => {
    const content = state[id];
    const at = content && dueAt(content);
    return at == null ? [] : [{ id, dueAt: at, lifted: liftedBy(state, id, due, { now, until }) }];
  });
  const tasks: ReviewTask[] = [];
  while (due.size > 0 && tasks.length < most) {
    let best: Candidate | null = null;
    for (const { lifted, ...one } of candidates) {
      const reviews = lifted.filter((id) => due.has(id));
      if (reviews.length === 0) continue;
      const candidate = { ...one, reviews, aMinute: reviews.length / (minutesOf?.(one.id) ?? 1) };
      if (!best || isBetter(candidate, best)) best = candidate;
    }
    if (!best) break;
    tasks.push({ content: best.id, reviews: best.reviews });
    for (const id of best.reviews) due.delete(id);
  }
  return tasks;
}
