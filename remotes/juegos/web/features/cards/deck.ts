import type { CardsDueAnswer } from '@travesia/contracts/slices';

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
