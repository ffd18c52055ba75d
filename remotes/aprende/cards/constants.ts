/** Share of cards of a day's due ones that a student is meant to know: of few, the gain an answer is the highest. */
export const REQUEST_RETENTION = 0.85;

/** Days before the sitting in which what matters is what is known on its day. */
export const FINAL_DAYS = 10;

/** In them, a card that would be known with less than this on the day of the sitting comes again. */
export const FINAL_RETENTION = 0.9;

/** A right answer on a content puts its cards off by a day, none that is known with less than this. */
export const POSTPONED_RETENTION_LEAST = 0.8;

/** About what reading a card, thinking and judging oneself takes. */
export const SECONDS_A_CARD = 12;

/** Cards take at most this share of a day's minutes: the rest is for contents and practice. */
export const CARDS_SHARE_MOST = 0.3;

/** Cards that a student meets for the first time on one day. */
export const NEW_CARDS_A_DAY_MOST = 10;

/** Of a day of study, on clocks of Santiago: who studies past midnight still does it on the day before. */
export const DAY_BEGINS_AT_HOUR = 4;
