import { createHash } from 'node:crypto';
import { ACTIVITY_STATES, type ActivityState } from '@travesia/contracts/page';
import {
  PRESENCE_PATH,
  PRESENCE_TOLD_MIN,
  type PresenceAnswer,
  type PresenceBeatAnswer,
} from '@travesia/contracts/slices';
import { openRedis, parseInput, type RateLimits, UnavailableError } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { presenceBeatBody } from '../api/presence.ts';
import { createMemoryPresence } from '../presence/memory-presence.ts';
import { BEAT_MAX_MS, nextBeatMs, type Presence } from '../presence/presence.ts';
import { createRedisPresence } from './redis-presence.ts';

/** Every page of the lobby asks, and nobody sees a difference of a second. */
const COUNTED_FOR_MS = 1_000;

const BEATS_PER_USER_A_MINUTE = 60;
const REQUESTS_PER_ADDRESS_A_MINUTE = 6_000;
const BODY_LIMIT_BYTES = 256;

/** What stands for a student: the store may be another's process, and has no use for who it is. */
const personOf = (uid: string) => createHash('sha256').update(`presence:${uid}`).digest('base64url').slice(0, 16);

type Counts = ReadonlyMap<ActivityState, number>;

const peopleIn = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Asks `count` at most once a second, and for everybody who asks meanwhile. */
function countedOnce(count: () => Promise<Counts>): () => Promise<Counts> {
  let last: { readonly at: number; readonly counts: Promise<Counts> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > COUNTED_FOR_MS) {
      const counts = count();
      last = { at, counts };
      counts.catch(() => {
        last = undefined;
      });
    }
    return last.counts;
  };
}

/** Who is here, for as long as they say so. Nothing of it is stored: a process that begins anew knows it after one beat of each. */
export function presenceRoutes(
  app: FastifyInstance,
  { redisUrl, limits }: { readonly redisUrl: string | undefined; readonly limits: RateLimits },
): void {
  const presence: Presence =
    redisUrl === undefined
      ? createMemoryPresence(() => performance.now())
      : createRedisPresence(openRedis(app, redisUrl), () => Date.now());
  const count = countedOnce(() => presence.count());
  const limitUser = limits.perUser('presence', BEATS_PER_USER_A_MINUTE);
  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    // Nothing is kept of the student, so nobody has to agree to it.
    config: { access: 'signed-in', withoutConsent: true, rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;

  app.post(PRESENCE_PATH, options, async (request, reply): Promise<PresenceBeatAnswer> => {
    const { uid } = request.signedInUser;
    await limitUser(request, reply, uid);
    const { activity } = parseInput(presenceBeatBody, request.body);
    try {
      if (activity === null) await presence.leave(personOf(uid));
      else await presence.beat(personOf(uid), activity);
      return { nextBeatMs: nextBeatMs(peopleIn(await count())) };
    } catch {
      return { nextBeatMs: BEAT_MAX_MS };
    }
  });

  app.get(PRESENCE_PATH, options, async (): Promise<PresenceAnswer> => {
    const counts = await count().catch(() => {
      throw new UnavailableError('Nobody can be counted now.', BEAT_MAX_MS / 1_000);
    });
    const told = ACTIVITY_STATES.map((activity) => {
      const students = counts.get(activity) ?? 0;
      return [activity, students < PRESENCE_TOLD_MIN ? null : students] as const;
    });
    return { students: Object.fromEntries(told) as Record<ActivityState, number | null> };
  });
}
