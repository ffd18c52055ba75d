import type { FastifyInstance } from 'fastify';
import { callerOf } from '../calls/caller-of.ts';
import { compressedAnswers } from '../compressed-answers.ts';
import type { ConsentCheck } from '../consent/consent-check.ts';
import { type RateLimits, rateLimits, type UserLimit } from '../rate-limits.ts';
import { createSameOriginCheck } from '../same-origin.ts';
import { sessionGuard } from '../session/session-guard.ts';
import type { SliceContext } from './define-slice.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs of mail ask for it too (RFC 8058): what it does, a signed link says, and no cookie counts. */
    fromAnywhere?: true;
  }
}

export interface GuardOptions extends Omit<SliceContext, 'database' | 'consent'> {
  readonly consent?: Pick<ConsentCheck, 'standing'> | undefined;
  /** Of the slice: whose counters these are. */
  readonly name: string;
  /** Exports and deletions read everything and ask the identity provider. */
  readonly ownDataPerUserAMinute: number;
}

export interface StudentGuard {
  readonly limits: RateLimits;
  readonly limitOwnData: UserLimit;
}

/**
 * What stands before every route of a slice: limits of rate, requests of our own pages only, and the session guard, so that
 * each route says who may call it. Call it first in the slice's service, with the instance whose routes it guards.
 */
export async function guardStudentRoutes(app: FastifyInstance, options: GuardOptions): Promise<StudentGuard> {
  const { name, origin, reader, checkRevoked, redisUrl, ownDataPerUserAMinute, services, consent } = options;
  await compressedAnswers(app);
  const limits = await rateLimits(app, {
    service: name,
    redisUrl,
    isUncounted: (request) => services !== undefined && callerOf(request, services.keys) !== null,
  });
  const limitOwnData = limits.perUser('own-data', ownDataPerUserAMinute);
  const isSameOrigin = createSameOriginCheck(origin);
  app.removeContentTypeParser('text/plain');
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (!request.routeOptions.config.fromAnywhere) isSameOrigin(request);
    done();
  });
  // Own data: the law has us delete it where a guardian does not agree, and the export of all areas asks for it.
  app.addHook('onRoute', (route) => {
    if (route.config?.checkRevoked) route.config = { ...route.config, services: true };
  });
  sessionGuard(app, {
    reader,
    serviceKeys: services?.keys,
    consent,
    async checkRevoked(claims, request, reply) {
      await limitOwnData(request, reply, claims.uid);
      return checkRevoked(claims, request, reply);
    },
  });
  return { limits, limitOwnData };
}
