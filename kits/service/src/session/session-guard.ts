import type { Session, SignedInUser } from '@travesia/contracts/page';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import type { SessionReader, SessionVerdict } from './session-reader.ts';
import { clearSessionCookie } from './set-session-cookie.ts';
import type { TokenClaims } from './token-claims.ts';

/** Who may call a route. `signed-in`: nobody else gets further than the guard. */
export type RouteAccess = 'public' | 'signed-in';

/** Whether a session still stands: `revoked` where its user was signed out everywhere, or deleted. */
export type RevocationVerdict = 'good' | 'revoked' | 'disabled';

/** Asks the provider. Rejects with the answer, where that is a {@link ProblemError}; with anything else nobody can say now. */
export type RevocationCheck = (
  claims: TokenClaims,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<RevocationVerdict>;

export interface SessionGuardOptions {
  readonly reader: SessionReader;
  /** Needed where a route says `checkRevoked`. */
  readonly checkRevoked?: RevocationCheck;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The provider is asked at every request: for what must stop at once when a user is disabled. */
    checkRevoked?: true;
  }
  interface FastifyRequest {
    /** From `preParsing` on. `pending` only on public routes, while cookies cannot be verified. */
    readonly session: Session;
    /** On routes for signed-in users. */
    readonly signedInUser: SignedInUser;
    /** What the guard read; a plain field, because weak maps of requests cost a busy process more than the guard does. */
    sessionVerdict: SessionVerdict | null;
  }
}

/** For whoever asks while the keys of the provider are out of reach. */
const RETRY_AFTER_S = 10;

function refuse(reply: FastifyReply, detail = 'Sign in to use this address.'): never {
  // RFC 9110, 15.5.2, asks for a challenge; browsers ignore schemes they do not know.
  reply.header('www-authenticate', 'Cookie realm="travesia"');
  throw new ProblemError(401, detail);
}

function unavailable(reply: FastifyReply, cause?: unknown): never {
  reply.header('retry-after', RETRY_AFTER_S);
  throw Object.assign(new ProblemError(503, 'The session cannot be verified now.'), { cause });
}

function checkDeclaration(name: string, { access, checkRevoked }: FastifyContextConfig, canAsk: boolean) {
  if (access !== 'public' && access !== 'signed-in') {
    throw new Error(`${name} does not say who may call it: config.access is 'public' or 'signed-in'`);
  }
  if (checkRevoked && access === 'public') throw new Error(`${name} is public: there is no session to be revoked`);
  if (checkRevoked && !canAsk) throw new Error(`${name} wants revoked sessions refused: give the guard checkRevoked`);
}

/** What the guard read of the cookie of a request of its plugin. */
export function sessionVerdict(request: FastifyRequest): SessionVerdict {
  if (!request.sessionVerdict) throw new Error('the session is known from preParsing on');
  return request.sessionVerdict;
}

/**
 * Every route that `app`'s plugin declares from here on says who may call it, or the service does
 * not start. Call it first in the plugin it guards; registered as a plugin it would guard nothing,
 * and says so. It answers after `onRequest`, so that limits of rate count what it refuses.
 */
export function sessionGuard(app: FastifyInstance, { reader, checkRevoked }: SessionGuardOptions): void {
  let guarded = 0;

  app.decorateRequest('sessionVerdict', null);
  app.decorateRequest('session', {
    getter() {
      return sessionVerdict(this).session;
    },
  });
  app.decorateRequest('signedInUser', {
    getter() {
      const { session } = sessionVerdict(this);
      if (session.status !== 'signed-in') throw new Error('the route is not for signed-in users only');
      return session.user;
    },
  });

  app.addHook('onRoute', ({ method, url, config = {} }) => {
    checkDeclaration(`${method} ${url}`, config, checkRevoked !== undefined);
    guarded += 1;
  });

  app.addHook('onReady', async () => {
    if (guarded === 0)
      throw new Error('the session guard guards nothing: call it in the plugin whose routes it guards');
  });

  async function refuseRevoked(claims: TokenClaims, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const verdict = await checkRevoked?.(claims, request, reply).catch((error: unknown) => {
      if (error instanceof ProblemError) throw error;
      return unavailable(reply, error);
    });
    if (verdict === 'good') return;
    clearSessionCookie(reply);
    if (verdict === 'disabled') throw new ProblemError(403, 'The account is disabled.');
    refuse(reply, 'The user has been signed out: sign in again.');
  }

  /** @returns a promise only where the provider is asked. */
  function admit(verdict: SessionVerdict, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    request.sessionVerdict = verdict;
    const { access, checkRevoked: asked } = request.routeOptions.config;
    // A route from before the guard, which it could not refuse to start, is not for anybody.
    if (access === undefined && !request.is404)
      throw new Error(`${request.method} ${request.routeOptions.url} is not guarded`);
    if (verdict.status === 'anonymous' && verdict.reason === 'several-identities') clearSessionCookie(reply);
    if (access !== 'signed-in') return undefined;
    reply.header('cache-control', 'no-store');
    if (verdict.status === 'unavailable') unavailable(reply);
    if (verdict.status === 'anonymous') refuse(reply);
    return asked && refuseRevoked(verdict.claims, request, reply);
  }

  app.addHook('preParsing', (request, reply, _, done) => {
    const verdict = reader.read(request);
    const admitted =
      verdict instanceof Promise ? verdict.then((read) => admit(read, request, reply)) : admit(verdict, request, reply);
    if (admitted) return admitted;
    return done();
  });
}
