import { type AddressLimit, rateLimits, type UserLimit } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import {
  CHANGES_PER_ADDRESS_A_MINUTE,
  LOGINS_PER_USER_A_MINUTE,
  PROVIDER_CALLS_PER_USER_A_MINUTE,
  QUESTIONS_PER_ADDRESS_A_MINUTE,
} from './limits.ts';

export interface SessionLimits {
  readonly login: UserLimit;
  /** Of what makes us ask the identity provider. */
  readonly provider: UserLimit;
}

/** For `config.rateLimit` of a route that changes something, and of one that only answers. */
export const changeLimit: AddressLimit = { max: CHANGES_PER_ADDRESS_A_MINUTE };
export const questionLimit: AddressLimit = { max: QUESTIONS_PER_ADDRESS_A_MINUTE };

/** Of the session service; per user once the token is verified. */
export async function sessionLimits(app: FastifyInstance, redisUrl: string | undefined): Promise<SessionLimits> {
  const limits = await rateLimits(app, { service: 'session-service', redisUrl });
  return {
    login: limits.perUser('login', LOGINS_PER_USER_A_MINUTE),
    provider: limits.perUser('provider', PROVIDER_CALLS_PER_USER_A_MINUTE),
  };
}
