import type { CardReview, CardsDueAnswer, DueCard } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';

/** The cards of today as this device has them: what was answered here is out of them already. */
export type Deck = CardsDueAnswer;

/** The first card was known and comes no more today, or was not, and comes again after the others. */
export function afterJudging(deck: Deck, knew: boolean): Deck {
  const [first, ...rest] = deck.cards;
  if (!first) return deck;
  return { ...deck, cards: knew ? rest : [...rest, { ...first, isNew: false }] };
}

/** Some of those that were to wait, today: the student wants more. */
export const withFurther = (deck: Deck): Deck => ({ ...deck, cards: [...deck.cards, ...deck.further], further: [] });

/** That card before the others, where it is one of them. */
export function withFirst(deck: Deck, id: string): Deck {
  const first = deck.cards.filter((card) => card.id === id);
  return { ...deck, cards: [...first, ...deck.cards.filter((card) => card.id !== id)] };
}

export const isOfTest = ({ contentId }: DueCard, test: TestId): boolean => contentId.startsWith(`${test}.`);

/** Cards of that test before the others, each in their order. */
export function withTestFirst(deck: Deck, test: TestId | null): Deck {
  if (test === null) return deck;
  const own = deck.cards.filter((card) => isOfTest(card, test));
  return { ...deck, cards: [...own, ...deck.cards.filter((card) => !isOfTest(card, test))] };
}

/** The first card is not wanted any more. */
export function afterSuspending(deck: Deck): Deck {
  const [first, ...rest] = deck.cards;
  if (!first) return deck;
  return { ...deck, cards: rest, suspended: [...(deck.suspended ?? []), first] };
}

/** That card comes again when it is due. */
export const afterResuming = (deck: Deck, id: string): Deck => ({
  ...deck,
  suspended: (deck.suspended ?? []).filter((card) => card.id !== id),
});

/** What is left of cards after reviews in their order: what was known is out, and what was missed comes last. */
export function afterReviews(cards: readonly DueCard[], reviews: readonly CardReview[]): readonly DueCard[] {
  const undone = new Set(reviews.flatMap((review) => ('undoes' in review ? review.undoes : [])));
  let left = cards;
  for (const review of reviews) {
    if (!('knew' in review) || undone.has(review.id)) continue;
    const judged = left.filter(({ id }) => id === review.card);
    const others = left.filter(({ id }) => id !== review.card);
    left = review.knew ? others : [...others, ...judged.map((card) => ({ ...card, isNew: false }))];
  }
  return left;
}
