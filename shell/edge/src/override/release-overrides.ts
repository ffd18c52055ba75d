import { RELEASE_OVERRIDE_PATH, type ReleaseOverride } from '@travesia/contracts/release';
import { releaseOverrideSchema } from '@travesia/contracts/schemas';
import { ProblemError, parseInput, writeCookie } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EdgeContext, RETRY_AFTER_S } from '../edge-context.ts';
import { OVERRIDE_BODY_LIMIT_BYTES, OVERRIDES_PER_ADDRESS_A_MINUTE } from '../http/rate-limits.ts';
import { isNamed } from '../select-releases.ts';
import { OVERRIDE_COOKIE, OVERRIDE_MAX_AGE_S } from './override-cookie.ts';

/** Lets whoever has the tools look at releases before, or after, everybody gets them. */
export function releaseOverrides(app: FastifyInstance, context: EdgeContext): void {
  const { live, store, origin, overrideCookies, readRelease } = context;
  const attributes = { sameSite: 'Strict', secure: origin.startsWith('https:') } as const;

  function unavailable(reply: FastifyReply, detail: string, cause?: unknown): never {
    reply.header('retry-after', RETRY_AFTER_S);
    throw Object.assign(new ProblemError(503, detail), { cause });
  }

  async function requireTools(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await context
      .readSession(request)
      .catch((error: unknown) => unavailable(reply, 'The session cannot be verified now.', error));
    if (context.toolsOf(session)) return;
    if (session.status === 'signed-in') throw new ProblemError(403, 'Only staff may pin releases.');
    // RFC 9110, 15.5.2, asks for a challenge; browsers ignore schemes they do not know.
    reply.header('www-authenticate', 'Cookie realm="travesia"');
    throw new ProblemError(401, 'Sign in to use this address.');
  }

  /** @throws {ProblemError} 400 naming what is not live, or not kept. */
  async function checkKept({ releases }: ReleaseOverride, reply: FastifyReply): Promise<void> {
    const registry = live()?.state.registry ?? unavailable(reply, 'Nothing is live yet.');
    const errors = await Promise.all(
      Object.entries(releases).map(async ([name, id]) => {
        const pointer = `/releases/${name}`;
        if (!isNamed(registry, name)) return [{ pointer, detail: 'is not live' }];
        return readRelease(name, id).then(
          () => [],
          (error: unknown) => {
            if (error instanceof ProblemError) return [{ pointer, detail: 'is not a release that is kept' }];
            throw error;
          },
        );
      }),
    );
    if (errors.flat().length > 0) throw new ProblemError(400, 'Not everything can be pinned.', errors.flat());
  }

  const route = {
    bodyLimit: OVERRIDE_BODY_LIMIT_BYTES,
    config: { rateLimit: { max: OVERRIDES_PER_ADDRESS_A_MINUTE } },
    preParsing: requireTools,
  };

  app.get(RELEASE_OVERRIDE_PATH, route, () => store.listReleases());

  app.put(RELEASE_OVERRIDE_PATH, route, async (request, reply) => {
    const override = parseInput(releaseOverrideSchema, request.body);
    await checkKept(override, reply);
    const sealed = overrideCookies.seal(override);
    if (sealed === null) throw new ProblemError(400, 'More is pinned than a cookie can hold.');
    reply.header('set-cookie', writeCookie(OVERRIDE_COOKIE, sealed, { ...attributes, maxAgeS: OVERRIDE_MAX_AGE_S }));
    return reply.code(204).send();
  });

  app.delete(RELEASE_OVERRIDE_PATH, route, async (_, reply) => {
    reply.header('set-cookie', writeCookie(OVERRIDE_COOKIE, '', { ...attributes, maxAgeS: 0 }));
    return reply.code(204).send();
  });
}
