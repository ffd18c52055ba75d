import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { openRedis } from './open-redis.ts';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits of users count. */
    limitedUid: string | null;
  }
}

/** For `config.rateLimit` of a route: so many requests of one address within the window. */
export type AddressLimit = RateLimitOptions;

/** Throws 429 where the user `uid` has had enough. */
export type UserLimit = (request: FastifyRequest, reply: FastifyReply, uid: string) => Promise<void>;

export interface RateLimitsOptions {
  /** Whose counters these are, where several services count in one Redis: `session-service`. */
  readonly service: string;
  /** Redis, to count for all processes together; each counts for itself where absent. */
  readonly redisUrl?: string | undefined;
  /** Of requests that count for nobody, such as those of our other services, which come from few addresses. */
  readonly isUncounted?: (request: FastifyRequest) => boolean;
}

export interface RateLimits {
  /** `kind` tells the counters of one service from each other. */
  perUser(kind: string, max: number): UserLimit;
}

/** The window of every limit. */
export const LIMIT_WINDOW_MS = 60_000;

/** Exhausting memory with counters: the counter used longest ago gives way. */
const COUNTERS_IN_MEMORY = 20_000;

const tooMany = () => new ProblemError(429, 'Too many requests: try again later.');

/** Nobody needs to know how far they may go. */
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Limits per address (of IPv6 the /64, which is one customer's; at the door, counting also what is refused later) and per user (once it is known who asks).
 * While Redis is down nobody is counted, because serving matters more than counting.
 */
export async function rateLimits(app: FastifyInstance, options: RateLimitsOptions): Promise<RateLimits> {
  const { service, redisUrl, isUncounted } = options;
  await app.register(rateLimit, {
    timeWindow: LIMIT_WINDOW_MS,
    keyGenerator: ({ ip }) => networkOf(ip, 64),
    cache: COUNTERS_IN_MEMORY,
    errorResponseBuilder: tooMany,
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    addHeadersOnExceeding: NO_HEADERS,
    nameSpace: `${service}:limit:`,
    skipOnError: true,
    ...(isUncounted && { allowList: isUncounted }),
    ...(redisUrl !== undefined && { redis: openRedis(app, redisUrl) }),
  });

  app.decorateRequest('limitedUid', null);

  return {
    perUser(kind, max) {
      const count = app.createRateLimit({ max, keyGenerator: (request) => `${kind}:${request.limitedUid}` });
      return async (request, reply, uid) => {
        request.limitedUid = uid;
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) return;
        reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
        throw tooMany();
      };
    },
  };
}
