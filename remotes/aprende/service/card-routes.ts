import {
  CARD_REVIEWS_PATH,
  CARDS_DUE_PATH,
  type CardReview,
  type CardReviewsAnswer,
  type CardsDueAnswer,
} from '@travesia/contracts/slices';
import { parseInput } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { cardReviewsBody } from '../api/bodies.ts';
import { studyDay } from '../cards/study-day.ts';
import { type ActivityStore, withLessons } from './activity-store.ts';
import type { CardDecks } from './card-decks.ts';
import type { CardStore } from './card-store.ts';
import { NOTHING_KNOWN } from './known-elsewhere.ts';
import type { LessonStore } from './lesson-store.ts';
import { CARD_REVIEW_BYTES, EVIDENCE_BODY_LIMIT_BYTES } from './limits.ts';
import type { MasteryStore } from './mastery-store.ts';
import type { PlanStore } from './plan-store.ts';
import { studyBasis } from './study-basis.ts';

export interface CardRoutesOptions {
  readonly decks: CardDecks;
  readonly cards: CardStore;
  readonly lessons: LessonStore;
  readonly mastery: MasteryStore;
  readonly activity: ActivityStore;
  readonly plans: PlanStore;
  /** Of a signed-in student's own. */
  readonly own: RouteShorthandOptions;
  now(): number;
  momentOf(at: number): number;
  takeBudget(uid: string, bytes: number): Promise<unknown>;
  whileKept<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/** Cards that are due, and what students say of them. */
export function cardRoutes(app: FastifyInstance, options: CardRoutesOptions): void {
  const { decks, cards, lessons, mastery, activity, plans, own, now, momentOf, takeBudget, whileKept } = options;

  app.get(CARDS_DUE_PATH, own, async ({ signedInUser: { uid } }): Promise<CardsDueAnswer> => {
    const day = studyDay(now());
    const [plan, begun, kept, { days }] = await Promise.all([
      plans.read(uid),
      lessons.list(uid),
      mastery.read(uid),
      activity.read(uid, day, now()),
    ]);
    const basis = studyBasis(plan?.known ?? NOTHING_KNOWN, day);
    const done = withLessons(days, begun, day).get(day);
    return decks.answerOf(await decks.deal(uid, { day, basis, lessons: begun, done, mastery: kept }), day);
  });

  app.post(
    CARD_REVIEWS_PATH,
    { ...own, bodyLimit: EVIDENCE_BODY_LIMIT_BYTES },
    async (request): Promise<CardReviewsAnswer> => {
      const { uid } = request.signedInUser;
      const told: readonly CardReview[] = parseInput(cardReviewsBody, request.body).reviews;
      // A card that was withdrawn meanwhile comes no more: what was said of it says nothing.
      const reviews = told
        .filter(({ card }) => decks.has(card))
        .map((review) => ({ ...review, at: momentOf(review.at) }));
      if (reviews.length === 0) return { counted: 0 };
      await takeBudget(uid, reviews.length * CARD_REVIEW_BYTES);
      return { counted: await whileKept(request, () => cards.add(uid, reviews)) };
    },
  );
}
