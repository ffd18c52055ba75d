import { type CardReview, KNOWN_ELSEWHERE } from '@travesia/contracts/slices';
import { createStoredValues, type KeyValueStorage } from '@travesia/kit-offline';
import type { Deck } from './deck.ts';

/** What a student did on this device and the service has not answered, and the cards of today. */
export interface KeptReviews {
  /** Names of what waits, in the order in which it was done. */
  waiting(): readonly string[];
  /** What waits under a name, as it was written; maybe by another release. */
  read(name: string): unknown;
  add(review: CardReview): void;
  /** Keeps here too what waits under a name elsewhere. */
  copy(name: string, from: KeptReviews): void;
  remove(names: readonly string[]): void;
  deck(): unknown;
  keepDeck(deck: Deck): void;
}

/** Whoever has no account; no id of the provider is like it. */
export const VISITOR = 'visitor';

const PREFIX = 'travesia.juegos.cards';

/** A review has a key of its own: two tabs that write at once lose nothing. The student is part of each. */
export function createKeptReviews(storage: KeyValueStorage, uid: string): KeptReviews {
  const owner = `${PREFIX}.${encodeURIComponent(uid)}`;
  const [deckKey, prefix] = [`${owner}/${KNOWN_ELSEWHERE}/deck`, `${owner}/review/`];
  const values = createStoredValues(storage);
  return {
    waiting: () => values.keysBelow(prefix),
    read: (name) => values.read(prefix + name),
    add: (review) => values.write(prefix + review.id, review),
    copy: (name, from) => values.write(prefix + name, from.read(name)),
    remove: (names) => {
      for (const name of names) values.remove(prefix + name);
    },
    deck: () => values.read(deckKey),
    keepDeck: (deck) => values.write(deckKey, deck),
  };
}
