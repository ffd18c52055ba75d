import { WEEKLY_MAIL_PATH, type WeeklyMailAnswer } from '@travesia/contracts/slices';
import type { SignedTokens } from '@travesia/kit-mail';
import { ProblemError, parseInput } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WEEKLY_OUT_PATH, weeklyBody } from '../api/guardian.ts';
import { verifiedAddress } from './guardian-routes.ts';
import { BODY_LIMIT_BYTES, LINK_REQUESTS_PER_ADDRESS_A_MINUTE, REQUESTS_PER_ADDRESS_A_MINUTE } from './limits.ts';
import type { WeeklyStore } from './weekly-store.ts';

export interface WeeklyRoutesOptions {
  readonly weekly: WeeklyStore;
  /** Of the links that lead out. */
  readonly tokens: SignedTokens;
  /** For what makes rows of whoever asks. */
  whileKept<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/** In to the weekly mail with an account, and out of it with a link. */
export function weeklyRoutes(app: FastifyInstance, { weekly, tokens, whileKept }: WeeklyRoutesOptions): void {
  const own = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;

  const answerFor = async (request: FastifyRequest): Promise<WeeklyMailAnswer> => {
    const address = verifiedAddress(request);
    return { wanted: await weekly.wants(request.signedInUser.uid), ...(address !== undefined && { address }) };
  };

  app.get(WEEKLY_MAIL_PATH, own, answerFor);

  app.put(WEEKLY_MAIL_PATH, own, async (request) => {
    const { uid } = request.signedInUser;
    const { wanted } = parseInput(weeklyBody, request.body);
    const address = verifiedAddress(request);
    // Somebody else's address would get mails that they never asked for.
    if (wanted && address === undefined) throw new ProblemError(409, 'The address of the account is not verified.');
    if (wanted && address !== undefined) await whileKept(request, () => weekly.enter(uid, address));
    if (!wanted) await weekly.leave(uid);
    return answerFor(request);
  });

  app.register(async (scope) => {
    // What a program of mail posts says nothing that the link does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.post<{ Querystring: { t?: unknown } }>(
      WEEKLY_OUT_PATH,
      {
        bodyLimit: BODY_LIMIT_BYTES,
        config: {
          access: 'public',
          fromAnywhere: true,
          withoutConsent: true,
          rateLimit: { max: LINK_REQUESTS_PER_ADDRESS_A_MINUTE },
        },
      },
      async ({ query: { t } }, reply) => {
        const read = tokens.read(typeof t === 'string' ? t : '');
        if (read.status === 'forged') throw new ProblemError(400, 'The link is not one of ours.');
        await weekly.leave(read.payload);
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}
