import { createRandom } from '@travesia/content-item-model';
import { allContents, type ContentId } from '@travesia/contracts/temario';
import { chooseReviews } from '../choose-reviews.ts';
import { DUE_AHEAD_MS, DUE_BELOW, MS_A_DAY } from '../constants.ts';
import type { Evidence } from '../evidence.ts';
import { applyEvidence, EMPTY_MASTERY, type MasteryState, standingsAt } from '../mastery-state.ts';

export interface ReviewSimulation {
  readonly days: number;
  /** Contents that are learnt a day. */
  readonly newADay: number;
  /** Reviews that a day has at most. */
  readonly most: number;
  /** Share of reviews that go well. */
  readonly passed: number;
  readonly seed: number;
  /** Whether a review repeats what its content uses too. Without, each content is repeated by itself alone. */
  readonly implicit: boolean;
}

export interface ReviewFigures {
  /** Reviews a content that was learnt. */
  readonly reviews: number;
  /** Share of what was learnt whose memory is above that of a due review at the end. */
  readonly inDate: number;
  readonly learnt: number;
}

/** A student who learns contents in the order of the temario and does every review that a day has. */
export function simulateReviews({ days, newADay, most, passed, seed, implicit }: ReviewSimulation): ReviewFigures {
  const random = createRandom(seed);
  const contents = allContents().map(({ id }) => id as ContentId);
  let state: MasteryState = EMPTY_MASTERY;
  let [reviews, learnt, begun] = [0, 0, 0];

  function answer(contentId: ContentId, correct: boolean, at: number, source: Evidence['source']): void {
    const evidence: Evidence = { id: `${at}`, contentId, source, correct, help: 'none', at };
    const after = applyEvidence(state, evidence);
    state = implicit ? after : { ...state, [contentId]: after[contentId] };
  }

  for (let day = 0; day < days; day++) {
    const now = day * MS_A_DAY;
    begun += newADay;
    for (; learnt < Math.min(Math.floor(begun), contents.length); learnt++) {
      answer(contents[learnt] as ContentId, true, now, 'lesson');
    }
    for (let done = 0; done < most; done++) {
      const [task] = implicit ? chooseReviews(state, now, { most: 1 }) : oldestDue(state, now + DUE_AHEAD_MS);
      if (!task) break;
      answer(task.content, random.integer(1, 100) <= passed * 100, now + done + 1, 'review');
      reviews += 1;
    }
  }
  const standings = [...standingsAt(state, days * MS_A_DAY).values()].filter(({ dueAt }) => dueAt !== null);
  const inDate = standings.filter(({ memory }) => memory > DUE_BELOW).length / standings.length;
  return { reviews: reviews / learnt, inDate, learnt };
}

function oldestDue(state: MasteryState, now: number): readonly { readonly content: ContentId }[] {
  const due = [...standingsAt(state, now)].filter(
    ({ 1: standing }) => standing.dueAt !== null && standing.memory <= DUE_BELOW,
  );
  const [first] = due.sort(([, one], [, other]) => (one.dueAt ?? 0) - (other.dueAt ?? 0));
  return first ? [{ content: first[0] }] : [];
}
