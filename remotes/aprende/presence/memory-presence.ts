import type { ActivityState } from '@travesia/contracts/page';
import { PRESENCE_MS, type Presence } from './presence.ts';

interface Beat {
  readonly activity: ActivityState;
  readonly until: number;
}

/**
 * For one process. A beat costs the same however many are here: they stand in the order of their last beat, so those who
 * are gone are the first.
 * @param now milliseconds of a clock that never goes back
 */
export function createMemoryPresence(now: () => number): Presence & { readonly people: number } {
  const beats = new Map<string, Beat>();
  const counts = new Map<ActivityState, number>();

  function add(activity: ActivityState, by: 1 | -1): void {
    const count = (counts.get(activity) ?? 0) + by;
    if (count === 0) counts.delete(activity);
    else counts.set(activity, count);
  }

  function remove(person: string): void {
    const beat = beats.get(person);
    if (!beat) return;
    beats.delete(person);
    add(beat.activity, -1);
  }

  function forgetGone(): void {
    const moment = now();
    for (const [person, { until }] of beats) {
      if (until > moment) return;
      remove(person);
    }
  }

  return {
    async beat(person, activity) {
      forgetGone();
      remove(person);
      beats.set(person, { activity, until: now() + PRESENCE_MS });
      add(activity, 1);
    },
    async leave(person) {
      remove(person);
    },
    async count() {
      forgetGone();
      return new Map(counts);
    },
    get people() {
      return beats.size;
    },
  };
}
