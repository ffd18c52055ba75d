import type { Session, SignedInUser } from '@travesia/contracts/page';
import { CONSENT_NEEDED_REASON } from '@travesia/contracts/slices';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../calls/caller-of.ts';
import { SERVICE_CALL_HEADER, type ServiceKeys } from '../calls/service-keys.ts';
import type { ConsentCheck } from '../consent/consent-check.ts';
import { ProblemError } from '../problem-error.ts';
import { UnavailableError } from '../unavailable-error.ts';
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
  /** By which calls of our own services are known; without it none is. */
  readonly serviceKeys?: ServiceKeys | undefined;
  /** Asked before something of whoever is signed in is kept; nobody is where absent. */
  readonly consent?: Pick<ConsentCheck, 'standing'> | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The provider is asked at every request: for what must stop at once when a user is disabled. */
    checkRevoked?: true;
    /** Our own services may call it for a user; `only`: nobody else may. */
    services?: true | 'only';
    /** It keeps nothing that a guardian has to agree to: what the law itself asks for, and what is nobody's. */
    withoutConsent?: true;
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

/** Methods that make or change rows; taking away needs nobody's leave. */
const KEEPING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Of the one who calls as a service: for as long as the request. */
const SERVICE_SESSION_S = 60;

function verdictOfService(uid: string): SessionVerdict {
  const nowS = Math.floor(Date.now() / 1000);
  return {
    status: 'signed-in',
    session: { status: 'signed-in', user: { uid } },
    claims: { uid, authTimeS: nowS, issuedAtS: nowS, expiresAtS: nowS + SERVICE_SESSION_S },
  };
}

function checkDeclaration(name: string, config: FastifyContextConfig, canAsk: boolean) {
  const { access, checkRevoked, services } = config;
  if (services && access !== 'signed-in') throw new Error(`${name} is for services: a call of theirs is for a user`);
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
export function sessionGuard(app: FastifyInstance, options: SessionGuardOptions): void {
  const { reader, checkRevoked, serviceKeys, consent } = options;
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

  function refuseMinor(reply: FastifyReply): never {
    reply.header('cache-control', 'no-store');
    throw new ProblemError(403, 'A guardian has to agree first.', undefined, { reason: CONSENT_NEEDED_REASON });
  }

  /** @returns a promise only where somebody has to be asked. */
  function needConsent(
    verdict: SessionVerdict,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> | undefined {
    if (!consent || verdict.status !== 'signed-in' || !KEEPING_METHODS.has(request.method)) return undefined;
    if (request.routeOptions.config.withoutConsent) return undefined;
    const standing = consent.standing(verdict.claims.uid);
    if (standing === 'needed') return refuseMinor(reply);
    if (typeof standing === 'string') return undefined;
    return standing.then(
      (answered) => {
        if (answered === 'needed') refuseMinor(reply);
      },
      (error: unknown) => {
        throw new UnavailableError('Whether this may be kept cannot be asked now.', RETRY_AFTER_S, { cause: error });
      },
    );
  }

  /** Where the request is a call of a service: admitted, or refused. */
  function admitService(request: FastifyRequest, reply: FastifyReply): boolean {
    const { services } = request.routeOptions.config;
    const header = request.headers[SERVICE_CALL_HEADER];
    if (header === undefined) {
      if (services === 'only') throw new ProblemError(404, 'There is nothing at this address.');
      return false;
    }
    const uid = serviceKeys ? callerOf(request, serviceKeys) : null;
    if (!services || uid === null) throw new ProblemError(403, 'This is no call of a service.');
    request.sessionVerdict = verdictOfService(uid);
    reply.header('cache-control', 'no-store');
    return true;
  }

  /** @returns a promise only where somebody has to be asked. */
  function admit(verdict: SessionVerdict, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    request.sessionVerdict = verdict;
    const { access, checkRevoked: asked } = request.routeOptions.config;
    // A route from before the guard, which it could not refuse to start, is not for anybody.
    if (access === undefined && !request.is404)
      throw new Error(`${request.method} ${request.routeOptions.url} is not guarded`);
    if (verdict.status === 'anonymous' && verdict.reason === 'several-identities') clearSessionCookie(reply);
    if (access !== 'signed-in') return needConsent(verdict, request, reply);
    reply.header('cache-control', 'no-store');
    if (verdict.status === 'unavailable') unavailable(reply);
    if (verdict.status === 'anonymous') refuse(reply);
    if (!asked) return needConsent(verdict, request, reply);
    return refuseRevoked(verdict.claims, request, reply).then(() => needConsent(verdict, request, reply));
  }

  app.addHook('preParsing', (request, reply, _, done) => {
    if (admitService(request, reply)) return done();
    const verdict = reader.read(request);
    const admitted =
      verdict instanceof Promise ? verdict.then((read) => admit(read, request, reply)) : admit(verdict, request, reply);
    if (admitted) return admitted;
    return done();
  });
}
