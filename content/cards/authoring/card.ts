import type { Figure, RichText } from '@travesia/content-markup';
import type { CardKind } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';

/** One fact to remember, asked in front and answered on the back, in one line of rich text each. */
export interface Card {
  /**
   * Lowercase words with hyphens, unique in its content. What a student remembers is stored under it: it never changes while
   * the card asks the same, and is never used again for something else.
   */
  readonly id: string;
  readonly content: ContentId;
  readonly kind: CardKind;
  /** A question with one answer, or what is to be completed; at most 140 characters as they are read. */
  readonly front: RichText;
  /** What is asked about, or a picture of what is to be recalled; it never shows the answer. */
  readonly figure?: Figure;
  /** The answer, whole; at most 220 characters. */
  readonly back: RichText;
  /** Why it is so, or how to remember it; at most 220 characters. */
  readonly why?: RichText;
  /** Id of the named mistake of the bank that a card of kind `mistake` treats. */
  readonly mistake?: string;
}

export function defineCards(cards: readonly Card[]): readonly Card[] {
  return cards;
}
