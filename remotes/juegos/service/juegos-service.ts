import { DONE_CHALLENGES_PATH, type DoneChallengesAnswer } from '@travesia/contracts/slices';
import { ProblemError, parseInput } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance } from 'fastify';
import { type DoneAnswer, type RunAnswer, runBody } from '../api/challenges.ts';
import { CHALLENGES_PATH, OWN_DATA_PATH } from '../api/paths.ts';
import type { JudgedGame } from './judged-game.ts';
import {
  LATE_RUN_DAYS_MAX,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  RUN_BODY_LIMIT_BYTES,
  RUNS_PER_ADDRESS_A_MINUTE,
  RUNS_PER_USER_A_MINUTE,
  SMALL_BODY_LIMIT_BYTES,
} from './limits.ts';
import { createReplays } from './replays.ts';
import { createRunStore } from './run-store.ts';
import type { Tables } from './tables.ts';

export interface JuegosServiceOptions extends SliceContext {
  readonly games: readonly JudgedGame[];
  /** Milliseconds since 1970. */
  now(): number;
}

const DAY_MS = 86_400_000;

/** Challenges that the student did, each played again by its model. Register it on a service of kits/service. */
export async function juegosService(app: FastifyInstance, options: JuegosServiceOptions): Promise<void> {
  const { games, now, ...context } = options;
  const runs = createRunStore(context.database.kysely.withTables<Tables>());
  const deletions = createDeletions(context.database, 'juegos', (uid) => runs.delete(uid));
  const replays = createReplays();

  const { limits } = await guardStudentRoutes(app, {
    ...context,
    name: 'juegos',
    ownDataPerUserAMinute: OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  const limitRuns = limits.perUser('runs', RUNS_PER_USER_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    await limitUser(request, reply, request.signedInUser.uid);
    expectedUser(request);
  });

  const own = {
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;
  const servicesOnly = { ...own, config: { ...own.config, services: 'only' } } as const;
  const ofRuns = {
    ...own,
    bodyLimit: RUN_BODY_LIMIT_BYTES,
    config: { ...own.config, rateLimit: { max: RUNS_PER_ADDRESS_A_MINUTE } },
  } as const;

  /** Clocks of devices may say anything: nothing is of the future, and nothing older than a season. */
  const momentOf = (at: number) => new Date(Math.min(now(), Math.max(at, now() - LATE_RUN_DAYS_MAX * DAY_MS)));

  app.get(
    CHALLENGES_PATH,
    own,
    async ({ signedInUser }): Promise<DoneAnswer> => ({ challenges: await runs.done(signedInUser.uid) }),
  );

  app.post(CHALLENGES_PATH, ofRuns, async (request, reply): Promise<RunAnswer> => {
    const { uid } = request.signedInUser;
    await limitRuns(request, reply, uid);
    const { id, game, challenge, recording, explanation, at } = parseInput(runBody, request.body);
    const before = await runs.explained(uid, id);
    if (before !== undefined) return { explained: before };
    const judged = games.find((one) => one.id === game)?.find(challenge);
    // Of a release that was, or that is to come: it will not be known by asking again.
    if (!judged) throw new ProblemError(422, 'There is no such challenge.');
    if (!(await judged.isDone(recording, replays)))
      throw new ProblemError(422, 'The recording does not do the challenge.');
    const explained = judged.isRight(explanation);
    const { contents } = judged;
    return deletions.whileKept(signedInWriter(request), async () => {
      await runs.add(uid, { id, game, challenge, contents, explained, doneAt: momentOf(at) });
      return { explained };
    });
  });

  app.get(
    DONE_CHALLENGES_PATH,
    servicesOnly,
    async ({ signedInUser }): Promise<DoneChallengesAnswer> => ({ challenges: await runs.evidence(signedInUser.uid) }),
  );

  app.get(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }) => ({
    challenge_run: await runs.all(signedInUser.uid),
  }));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}
