/**
 * Cards of facts, kept by the slice of lessons: they come due by lessons that were done and mistakes that were made. `GET`
 * answers {@link CardsDueAnswer}, for signed-in students; with {@link EXPECTED_USER_HEADER} for that one alone.
 */
export const CARDS_DUE_PATH = '/api/aprende/cards/due';

/** `POST` with {@link CardReviewsBody}: {@link CardReviewsAnswer}. Each review counts once, however often and late it comes. */
export const CARD_REVIEWS_PATH = '/api/aprende/cards/reviews';

/** Page that shows what is due. */
export const CARDS_PAGE = '/juegos/flashcards';

export const CARD_KINDS = ['idea', 'formula', 'mistake', 'date', 'word'] as const;

/**
 * What a card asks for: an idea in one sentence, a formula or rule, a typical mistake and its cure, when something happened, or
 * what a word means.
 */
export type CardKind = (typeof CARD_KINDS)[number];

/** One line each of checked HTML, with formulas as MathML and how they are read. */
export interface DueCard {
  /** Of the content, a colon, and a name inside of it. */
  readonly id: string;
  readonly contentId: string;
  /** As students read it. */
  readonly content: string;
  readonly kind: CardKind;
  readonly front: string;
  /** Picture that goes with the front, as HTML of several lines. */
  readonly figure?: string;
  readonly back: string;
  /** Why it is so; `null` where there is nothing to say. */
  readonly why: string | null;
  /** The student never answered it. */
  readonly isNew: boolean;
}

export interface CardsDueAnswer {
  /** Of Santiago, `2026-11-25`; a day of study begins there at four in the morning. */
  readonly day: string;
  /** What fits in today's minutes, in the order in which to show them. */
  readonly cards: readonly DueCard[];
  /** About how many those take. */
  readonly minutes: number;
  /** The next of those that wait for another day, for who wants more today. */
  readonly further: readonly DueCard[];
  /** Over so many days those that wait are spread; 0 where none do. */
  readonly catchUpDays: number;
  /** When cards come due next, after those of today; `null` while none do. */
  readonly next: { readonly day: string; readonly cards: number } | null;
  /** Those that the student does not want to see, in the order of the temario. Answers that were kept before have none. */
  readonly suspended?: readonly DueCard[];
}

/** Reviews that one request may bring. */
export const CARD_REVIEWS_A_REQUEST_MAX = 100;

interface CardEvent {
  /** UUIDv7. */
  readonly id: string;
  readonly card: string;
  /** Milliseconds since 1970 by the clock of the device. What lies ahead counts as now. */
  readonly at: number;
}

/** The student judged themselves: they knew the back, or not. */
export interface CardJudgement extends CardEvent {
  readonly knew: boolean;
}

/** The student does not want to see the card any more, or wants it again; the last word holds. */
export interface CardSuspension extends CardEvent {
  readonly suspends: boolean;
}

/** Takes back a judgement of the same card, by its id. */
export interface CardUndo extends CardEvent {
  readonly undoes: string;
}

export type CardReview = CardJudgement | CardSuspension | CardUndo;

export interface CardReviewsBody {
  readonly reviews: readonly CardReview[];
}

export interface CardReviewsAnswer {
  /** How many were not known before. */
  readonly counted: number;
}
