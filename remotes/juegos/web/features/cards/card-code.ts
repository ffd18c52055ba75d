// What reads the service's answers and what the browser kept: it comes after the page.
import type { HttpClient } from '@travesia/contracts/page';
import {
  CARD_REVIEWS_PATH,
  CARDS_DUE_PATH,
  type CardReview,
  type CardsDueAnswer,
  EXPECTED_USER_HEADER,
} from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import * as z from 'zod/mini';
import { cardReviewsAnswer, cardsDue } from '../../../api/answers.ts';

const event = { id: z.string(), card: z.string(), at: z.number() };
const keptReview = z.union([
  z.object({ ...event, knew: z.boolean() }),
  z.object({ ...event, suspends: z.boolean() }),
  z.object({ ...event, undoes: z.string() }),
]);

export const readKeptReview = (kept: unknown): CardReview | null => keptReview.safeParse(kept).data ?? null;
export const readKeptDeck = (kept: unknown): CardsDueAnswer | null => cardsDue.safeParse(kept).data ?? null;

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

/** What is asked of the service, for one student. Everything rejects as `http` does. */
export function createCardRequests(uid: string, http: HttpClient, ended: AbortSignal) {
  const ask = (path: string, body?: object) =>
    http(path, {
      ...(body && { method: 'POST', body }),
      headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) },
      signal: AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    });
  return {
    due: async (): Promise<CardsDueAnswer> => readAnswer(cardsDue, await ask(CARDS_DUE_PATH)),
    review: async (reviews: readonly CardReview[]) =>
      readAnswer(cardReviewsAnswer, await ask(CARD_REVIEWS_PATH, { reviews })),
  };
}
