import { CARDS_SHARE_MOST } from './constants.ts';

export interface StudyMinutes {
  /** That the student means to study on the day. */
  readonly daily: number;
  /** That they studied already, with cards. */
  readonly done: number;
  /** With cards alone. */
  readonly withCards: number;
}

/** For cards, of a whole day. */
export const cardMinutesOfDay = (daily: number): number => daily * CARDS_SHARE_MOST;

/** For cards, of what is left of the day: never more than is left at all. */
export const cardMinutesLeft = ({ daily, done, withCards }: StudyMinutes): number =>
  Math.max(0, Math.min(cardMinutesOfDay(daily) - withCards, daily - done));
