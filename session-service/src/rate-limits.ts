import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { ProblemError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import {
  CHANGES_PER_ADDRESS_A_MINUTE,
  COUNTERS_IN_MEMORY,
  LIMIT_WINDOW_MS,
  LOGINS_PER_USER_A_MINUTE,
  PROVIDER_CALLS_PER_USER_A_MINUTE,
  QUESTIONS_PER_ADDRESS_A_MINUTE,
} from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits of users count. */
    limitedUid: string | null;
  }
}

/** Throws 429 where the user `uid` has had enough. */
export type UserLimit = (request: FastifyRequest, reply: FastifyReply, uid: string) => Promise<void>;

export interface RateLimits {
  readonly login: UserLimit;
  /** Of what makes us ask the identity provider. */
  readonly provider: UserLimit;
}

/** For `config.rateLimit` of a route that changes something, and of one that only answers. */
export const changeLimit: RateLimitOptions = { max: CHANGES_PER_ADDRESS_A_MINUTE };
export const questionLimit: RateLimitOptions = { max: QUESTIONS_PER_ADDRESS_A_MINUTE };

const tooMany = () => new ProblemError(429, 'Too many requests: try again later.');

/** Nobody needs to know how far they may go. */
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Limits per address (at the door, counting also what is refused later) and per user (once the token is verified).
 * Counted in this process, or with `redis` for all of them together; while Redis is down nobody is counted, because
 * signing in matters more than counting.
 */
export async function rateLimits(app: FastifyInstance, redis: Redis | undefined): Promise<RateLimits> {
  await app.register(rateLimit, {
    timeWindow: LIMIT_WINDOW_MS,
    cache: COUNTERS_IN_MEMORY,
    errorResponseBuilder: tooMany,
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    addHeadersOnExceeding: NO_HEADERS,
    nameSpace: 'session-service:limit:',
    skipOnError: true,
    ...(redis && { redis }),
  });

  app.decorateRequest('limitedUid', null);

  function perUser(kind: string, max: number): UserLimit {
    const count = app.createRateLimit({ max, keyGenerator: (request) => `${kind}:${request.limitedUid}` });
    return async (request, reply, uid) => {
      request.limitedUid = uid;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
      throw tooMany();
    };
  }

  return {
    login: perUser('login', LOGINS_PER_USER_A_MINUTE),
    provider: perUser('provider', PROVIDER_CALLS_PER_USER_A_MINUTE),
  };
}
