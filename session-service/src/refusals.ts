import { clearSessionCookie, ProblemError } from '@travesia/kit-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from './limits.ts';
import type { SignInOutcome } from './sign-in.ts';

export type Refusal = Exclude<SignInOutcome, { readonly status: 'kept' | 'minted' }>;

/** Somebody else's failure: nothing is said about the user, so the cookie stays. */
export function refuseUnavailable(cause: string, request: FastifyRequest, reply: FastifyReply): never {
  request.log.warn({ cause }, 'sessions cannot be verified or minted now');
  reply.header('retry-after', RETRY_AFTER_S);
  throw new ProblemError(503, 'Sessions cannot be verified or minted now.');
}

/** Only what the provider says about the account takes the cookie away; a bad token says nothing about its user. */
export function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): never {
  switch (refusal.status) {
    case 'unavailable':
      return refuseUnavailable(refusal.cause, request, reply);
    case 'refused':
      request.log.info({ reason: refusal.reason }, 'an ID token was refused');
      throw new ProblemError(401, 'The ID token is not valid.');
    case 'revoked':
      clearSessionCookie(reply);
      throw new ProblemError(401, 'The user has been signed out: sign in again.');
    case 'disabled':
      clearSessionCookie(reply);
      throw new ProblemError(403, 'The account is disabled.');
  }
}
