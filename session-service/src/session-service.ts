import {
  ACCOUNT_PATH,
  SESSION_LOGIN_PATH,
  SESSION_LOGOUT_PATH,
  SESSION_PATH,
  SESSION_REVOKE_PATH,
  type SessionAnswer,
  TOKEN_SYNC_MAX_AGE_S,
  TOKEN_SYNC_PATH,
} from '@travesia/contracts/slices';
import {
  type Clock,
  clearSessionCookie,
  createSameOriginCheck,
  ProblemError,
  parseInput,
  type ServiceKeys,
  type SessionReader,
  STANDING_PATH,
  sessionGuard,
  sessionVerdict,
  setSessionCookie,
  type TokenVerifier,
} from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IdentityAdmin } from './identity-admin.ts';
import { ID_TOKEN_LIMIT_CHARS, SESSION_BODY_LIMIT_BYTES } from './limits.ts';
import { changeLimit, questionLimit, sessionLimits } from './rate-limits.ts';
import { refuse, refuseUnavailable } from './refusals.ts';
import { createRevocationCheck } from './revocation-check.ts';
import { SESSION_DURATION_MS } from './session-duration.ts';
import { createSignIn, type SignInOutcome } from './sign-in.ts';
import { withoutBody } from './without-body.ts';

export interface SessionServiceOptions {
  /** Public origin of our pages: nobody else may ask for a change. */
  readonly origin: string;
  /** Of the kind `id-token`. */
  readonly idTokens: TokenVerifier;
  readonly reader: SessionReader;
  readonly admin: IdentityAdmin;
  /** By which calls of other services are known. */
  readonly serviceKeys?: ServiceKeys | undefined;
  /** Redis, to count for all processes together; each counts for itself where absent. */
  readonly redisUrl?: string | undefined;
  readonly clock?: Clock;
}

const LoginBody = z.strictObject(
  { idToken: z.string().min(1).max(ID_TOKEN_LIMIT_CHARS) },
  { error: 'an object with idToken, and nothing else' },
);

const BEARER_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

function bearerToken({ headers }: FastifyRequest, reply: FastifyReply): string {
  const token = BEARER_TOKEN.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && token.length <= ID_TOKEN_LIMIT_CHARS) return token;
  reply.header('www-authenticate', 'Bearer realm="travesia"');
  throw new ProblemError(401, 'An ID token is expected in Authorization: Bearer.');
}

/** The answer to a sign-in that succeeded, with its cookie; any other outcome as the error it is. */
function grant(outcome: SignInOutcome, request: FastifyRequest, reply: FastifyReply): SessionAnswer {
  if (outcome.status !== 'kept' && outcome.status !== 'minted') return refuse(outcome, request, reply);
  if (outcome.status === 'minted') {
    const verdict = sessionVerdict(request);
    // Whoever's it was, and wherever it came from, it is not to stand beside the new one.
    if (verdict.status === 'signed-in' && verdict.claims.uid !== outcome.user.uid) clearSessionCookie(reply);
    setSessionCookie(reply, outcome.cookie, SESSION_DURATION_MS / 1000);
  }
  return { session: { status: 'signed-in', user: outcome.user }, expiresAt: outcome.expiresAt };
}

/**
 * Firebase's ID token in, our session cookie out. Register it on a service of kits/service.
 *
 * An outage is 503 and takes nobody's cookie away; a user who was disabled (403) or signed out everywhere (401) loses
 * it at the next mint. Routes of other services that must know at once say `checkRevoked`.
 */
export async function sessionService(app: FastifyInstance, options: SessionServiceOptions): Promise<void> {
  const { origin, idTokens, reader, admin, serviceKeys, redisUrl, clock = Date.now } = options;
  const signIn = createSignIn({ idTokens, admin, clock });
  const isSameOrigin = createSameOriginCheck(origin);
  const checkRevoked = createRevocationCheck(admin);

  const limits = await sessionLimits(app, redisUrl);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    isSameOrigin(request);
    done();
  });
  sessionGuard(app, {
    reader,
    serviceKeys,
    async checkRevoked(claims, request, reply) {
      await limits.provider(request, reply, claims.uid);
      return checkRevoked(claims);
    },
  });

  async function enter(request: FastifyRequest, reply: FastifyReply, idToken: string, maxTokenAgeS?: number) {
    const outcome = await signIn({
      idToken,
      verdict: sessionVerdict(request),
      ...(maxTokenAgeS !== undefined && { maxTokenAgeS }),
      admitUser: (uid) => limits.login(request, reply, uid),
      admitMint: (uid) => limits.provider(request, reply, uid),
    });
    return grant(outcome, request, reply);
  }

  const change = {
    bodyLimit: SESSION_BODY_LIMIT_BYTES,
    config: { access: 'public', rateLimit: changeLimit },
  } as const;

  app.get(SESSION_PATH, { config: { access: 'public', rateLimit: questionLimit } }, async (request, reply) => {
    const verdict = sessionVerdict(request);
    if (verdict.status === 'unavailable') return refuseUnavailable('certificates of session cookies', request, reply);
    const expiry = verdict.status === 'signed-in' && { expiresAt: verdict.claims.expiresAtS * 1000 };
    return { session: verdict.session, ...expiry } satisfies SessionAnswer;
  });

  app.get(
    STANDING_PATH,
    { config: { access: 'signed-in', checkRevoked: true, rateLimit: questionLimit } },
    async (_, reply) => reply.code(204).send(),
  );

  app.post(SESSION_LOGIN_PATH, change, async (request, reply) => {
    const { idToken } = parseInput(LoginBody, request.body);
    return enter(request, reply, idToken);
  });

  await app.register(async (scope) => {
    withoutBody(scope);

    scope.post(SESSION_LOGOUT_PATH, change, async (_, reply) => {
      clearSessionCookie(reply);
      return reply.code(204).send();
    });

    scope.post(
      SESSION_REVOKE_PATH,
      { ...change, config: { ...change.config, access: 'signed-in', checkRevoked: true } },
      async (request, reply) => {
        const revoked = await admin.revoke(request.signedInUser.uid);
        if (revoked.status === 'unavailable') return refuse(revoked, request, reply);
        clearSessionCookie(reply);
        return reply.code(204).send();
      },
    );

    scope.delete(
      ACCOUNT_PATH,
      { ...change, config: { ...change.config, access: 'signed-in', services: 'only' } },
      async (request, reply) => {
        const deleted = await admin.delete(request.signedInUser.uid);
        if (deleted.status === 'unavailable') return refuse(deleted, request, reply);
        return reply.code(204).send();
      },
    );

    scope.post(TOKEN_SYNC_PATH, change, async (request, reply) => {
      // The client's own rule, checked again: an old token is not news of a change.
      await enter(request, reply, bearerToken(request, reply), TOKEN_SYNC_MAX_AGE_S);
      return reply.code(204).send();
    });

    scope.delete(TOKEN_SYNC_PATH, change, async (_, reply) => {
      clearSessionCookie(reply);
      return reply.code(204).send();
    });
  });
}
