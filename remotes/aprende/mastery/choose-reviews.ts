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
  /** What it would lift of what is still due. */
  lifted: readonly ContentId[];
  readonly minutes: number;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  const [first, second] = [one.lifted.length / one.minutes, other.lifted.length / other.minutes];
  if (first !== second) return first > second;
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
  let candidates = [...lifting].flatMap((id): readonly Candidate[] => {
    const content = state[id];
    const at = content && dueAt(content);
    const lifted = liftedBy(state, id, due, { now, until });
    return at == null || lifted.length === 0 ? [] : [{ id, dueAt: at, lifted, minutes: minutesOf?.(id) ?? 1 }];
  });
  const tasks: ReviewTask[] = [];
  while (candidates.length > 0 && tasks.length < most) {
    const best = candidates.reduce((chosen, one) => (isBetter(one, chosen) ? one : chosen));
    const reviews = best.lifted;
    tasks.push({ content: best.id, reviews });
    candidates = candidates.filter((one) => {
      if (one.lifted.some((id) => reviews.includes(id))) one.lifted = one.lifted.filter((id) => !reviews.includes(id));
      return one.lifted.length > 0;
    });
  }
  return tasks;
}
