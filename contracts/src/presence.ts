import type { ActivityState } from './activity.ts';

/**
 * How many study what now, by activity and never by name, kept by the slice of lessons. For signed-in students:
 * - `POST` with {@link PresenceBeat}, {@link PresenceBeatAnswer}: this student is here. A student counts once, however many tabs
 *   and devices they have; the last beat says what they do.
 * - `GET`: {@link PresenceAnswer}.
 */
export const PRESENCE_PATH = '/api/aprende/presence';

/** `null`: the student has left, and nobody waits for their next beat. */
export interface PresenceBeat {
  readonly activity: ActivityState | null;
}

export interface PresenceBeatAnswer {
  /** When to say it again: the more students are here, the later. */
  readonly nextBeatMs: number;
}

/** Fewer are not told: one could guess who it is. */
export const PRESENCE_TOLD_MIN = 5;

export interface PresenceAnswer {
  /** Students by activity; `null` where they are fewer than {@link PRESENCE_TOLD_MIN}. */
  readonly students: Readonly<Record<ActivityState, number | null>>;
}
