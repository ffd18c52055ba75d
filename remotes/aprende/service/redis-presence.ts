import { ACTIVITY_STATES, type ActivityState } from '@travesia/contracts/page';
import type { openRedis } from '@travesia/kit-service';
import { PRESENCE_MS, type Presence } from '../presence/presence.ts';

const keyOf = (activity: ActivityState) => `aprende:presence:${activity}`;

/**
 * For all processes together: a sorted set for each activity, of people by when they are taken as gone.
 * @param now milliseconds since 1970, which the processes agree on to a second or two
 */
export function createRedisPresence(redis: ReturnType<typeof openRedis>, now: () => number): Presence {
  return {
    async beat(person, activity) {
      const commands = redis.multi();
      for (const other of ACTIVITY_STATES) if (other !== activity) commands.zrem(keyOf(other), person);
      commands.zadd(keyOf(activity), now() + PRESENCE_MS, person).pexpire(keyOf(activity), PRESENCE_MS);
      await commands.exec();
    },

    async leave(person) {
      const commands = redis.multi();
      for (const activity of ACTIVITY_STATES) commands.zrem(keyOf(activity), person);
      await commands.exec();
    },

    async count() {
      const commands = redis.multi();
      for (const activity of ACTIVITY_STATES) {
        commands.zremrangebyscore(keyOf(activity), '-inf', now()).zcard(keyOf(activity));
      }
      const answers = (await commands.exec()) ?? [];
      const counts = ACTIVITY_STATES.map((activity, at) => [activity, Number(answers[2 * at + 1]?.[1] ?? 0)] as const);
      return new Map(counts.filter(([, count]) => count > 0));
    },
  };
}
