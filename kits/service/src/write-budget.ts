import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { openRedis } from './open-redis.ts';
import { TooMuchError } from './too-much-error.ts';

/** So many bytes at once, and again so many an hour: a bucket that fills while nobody writes. */
export interface Allowance {
  /** Whose: a user, a network. */
  readonly key: string;
  readonly burstBytes: number;
  readonly bytesAnHour: number;
}

export interface WriteBudget {
  /** Takes `bytes` from each allowance, or from none and throws 429, with the time after which there is enough. */
  take(allowances: readonly Allowance[], bytes: number): Promise<void>;
  /** Of what was taken, what was not written after all. */
  giveBack(allowances: readonly Allowance[], bytes: number): Promise<void>;
  /** Nothing is known of them any more: whoever they were was deleted. */
  forget(keys: readonly string[]): Promise<void>;
}

export interface WriteBudgetOptions {
  /** Whose budgets these are, where several services count in one Redis. */
  readonly service: string;
  /** Redis, to count for all processes together; each counts for itself where absent, and while it is down. */
  readonly redisUrl?: string | undefined;
  /** In Spanish: what a student reads who may write no more for a while. */
  readonly refusal: string;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Memory exhaustion by writers without number: who wrote longest ago is forgotten first. */
const WRITERS_IN_MEMORY = 50_000;

const HOUR_MS = 3_600_000;

/** As times: when a bucket that writes `bytes` is full again, and how long a full one lasts. */
const timesOf = ({ burstBytes, bytesAnHour }: Allowance, bytes: number) => ({
  cost: (bytes / bytesAnHour) * HOUR_MS,
  burst: (burstBytes / bytesAnHour) * HOUR_MS,
});

/**
 * The generic cell rate algorithm over all keys at once: each holds the time at which its bucket is full again. Answers how
 * long to wait, 0 where everything was taken. The clock is that of Redis, which all processes share.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait, full = 0, {}
for i, key in ipairs(KEYS) do
  local cost, burst = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  full[i] = math.max(now, tonumber(redis.call('GET', key) or '0')) + cost
  if cost > 0 then wait = math.max(wait, full[i] - now - burst) end
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  if full[i] > now then redis.call('SET', key, string.format('%.0f', full[i]), 'PX', math.ceil(full[i] - now))
  else redis.call('DEL', key) end
end
return 0`;

function createMemory(now: () => number, fullAt: LRUCache<string, number>) {
  return (allowances: readonly Allowance[], bytes: number): number => {
    const time = now();
    const after = allowances.map((allowance) => {
      const { cost, burst } = timesOf(allowance, bytes);
      const at = Math.max(time, fullAt.get(allowance.key) ?? 0) + cost;
      return { key: allowance.key, at, wait: cost > 0 ? at - time - burst : 0 };
    });
    const wait = Math.max(...after.map((one) => one.wait));
    if (wait > 0) return wait;
    for (const { key, at } of after) fullAt.set(key, at);
    return 0;
  };
}

/** What users and networks may write, in bytes, whatever the requests in which they bring them. */
export function createWriteBudget(app: FastifyInstance, options: WriteBudgetOptions): WriteBudget {
  const { service, redisUrl, refusal, now = Date.now } = options;
  const redis: Redis | undefined = redisUrl === undefined ? undefined : openRedis(app, redisUrl);
  const fullAt = new LRUCache<string, number>({ max: WRITERS_IN_MEMORY });
  const inMemory = createMemory(now, fullAt);

  async function spend(allowances: readonly Allowance[], bytes: number): Promise<number> {
    if (bytes === 0) return 0;
    if (!redis) return inMemory(allowances, bytes);
    const keys = allowances.map(({ key }) => `${service}:budget:${key}`);
    const times = allowances.flatMap((allowance) => Object.values(timesOf(allowance, bytes)));
    try {
      return Number(await redis.eval(TAKE, keys.length, ...keys, ...times));
    } catch {
      // What is counted here as well was not while Redis answered: nobody has less for that.
      return inMemory(allowances, bytes);
    }
  }

  return {
    async take(allowances, bytes) {
      const wait = await spend(allowances, bytes);
      if (wait > 0) throw new TooMuchError(refusal, Math.max(1, Math.ceil(wait / 1000)));
    },
    async giveBack(allowances, bytes) {
      await spend(allowances, -bytes);
    },
    async forget(keys) {
      for (const key of keys) fullAt.delete(key);
      // Where Redis does not answer, they end by themselves when their buckets are full.
      if (keys.length > 0) await redis?.del(keys.map((key) => `${service}:budget:${key}`)).catch(() => undefined);
    },
  };
}
