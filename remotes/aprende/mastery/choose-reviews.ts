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
}

/**
 * Reviews that are due, in the fewest tasks: each time the content that lifts most of them, others that use them included.
 * Of two alike the one that was due first.
 */
export function chooseReviews(state: MasteryState, now: number, { most }: ReviewOptions): readonly ReviewTask[] {
  const standings = standingsAt(state, now);
  const due = new Set<ContentId>();
  for (const [id, { memory, dueAt }] of standings) if (dueAt !== null && memory <= DUE_BELOW) due.add(id);
  const learnt = [...standings].flatMap(([id, { dueAt }]) => (dueAt === null ? [] : [{ id, dueAt }]));
  const tasks: ReviewTask[] = [];
  while (due.size > 0 && tasks.length < most) {
    let best: { readonly id: ContentId; readonly dueAt: number; readonly reviews: readonly ContentId[] } | null = null;
    for (const { id, dueAt } of learnt) {
      const reviews = liftedBy(state, id, now, (other) => due.has(other));
      if (reviews.length === 0) continue;
      const isBetter =
        !best ||
        reviews.length > best.reviews.length ||
        (reviews.length === best.reviews.length && (dueAt < best.dueAt || (dueAt === best.dueAt && id < best.id)));
      if (isBetter) best = { id, dueAt, reviews };
    }
    if (!best) break;
    tasks.push({ content: best.id, reviews: best.reviews });
    for (const id of best.reviews) due.delete(id);
  }
  return tasks;
}
