import type { ActivityState } from '@travesia/contracts/page';

/** Without a beat for so long a student is taken as gone. A crashed tab is no longer counted by then. */
export const PRESENCE_MS = 25_000;

/** Two beats may be lost before a student who is here is taken as gone. */
export const BEAT_MS = 8_000;

/** Where many are here one lost beat is enough: what a process is asked stays bounded. */
export const BEAT_MAX_MS = 20_000;

/** Beats that one process is asked for in a second, until {@link BEAT_MAX_MS} is reached. */
const BEATS_A_SECOND = 2_000;

/** Who is here and what they do. A person is any text that stands for one student. */
export interface Presence {
  beat(person: string, activity: ActivityState): Promise<void>;
  leave(person: string): Promise<void>;
  /** Only activities in which somebody is. */
  count(): Promise<ReadonlyMap<ActivityState, number>>;
}

/** @param people who are here @returns milliseconds until the next beat of each */
export function nextBeatMs(people: number): number {
  return Math.min(BEAT_MAX_MS, Math.max(BEAT_MS, Math.ceil((people / BEATS_A_SECOND) * 1_000)));
}
