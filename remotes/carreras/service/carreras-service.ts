import { goalsChangeSchema } from '@travesia/contracts/schemas';
import {
  GOALS_PATH,
  type GoalsAnswer,
  OWN_SCORES_PATH,
  PROGRAMS_PATH,
  type ProgramsAnswer,
} from '@travesia/contracts/slices';
import { ProblemError, parseInput } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { officialScoresBody, operationsBody, programsQuery, scoreKind, scoresBody } from '../api/bodies.ts';
import { OWN_DATA_PATH, PREFERENCE_OPERATIONS_PATH, PREFERENCES_PATH, SCORES_PATH, scoresPath } from '../api/paths.ts';
import { dataReportRoutes } from './data-report-routes.ts';
import type { DescribeProgram } from './describe-program.ts';
import type { FindPrograms } from './find-programs.ts';
import { createGoalStore } from './goal-store.ts';
import type { IsOurPage } from './is-our-page.ts';
import {
  OPERATIONS_BODY_LIMIT_BYTES,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  PROGRAMS_CACHED_S,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  SEARCHES_PER_ADDRESS_A_MINUTE,
  SMALL_BODY_LIMIT_BYTES,
} from './limits.ts';
import { createOwnDataStore } from './own-data-store.ts';
import { createPreferenceStore } from './preference-store.ts';
import { createScoreStore } from './score-store.ts';
import type { Tables } from './tables.ts';

export interface CarrerasServiceOptions extends SliceContext {
  readonly describeProgram: DescribeProgram;
  readonly findPrograms: FindPrograms;
  readonly isOurPage: IsOurPage;
}

/** The student's scores, preferences and goals, and what anybody reports of a figure. Register it on a service of kits/service. */
export async function carrerasService(app: FastifyInstance, options: CarrerasServiceOptions): Promise<void> {
  const { describeProgram, findPrograms, isOurPage, ...context } = options;
  const { database } = context;
  const tables = database.kysely.withTables<Tables>();
  const isKnownProgram = (code: string) => describeProgram(code) !== undefined;
  const preferences = createPreferenceStore(tables, isKnownProgram);
  const scores = createScoreStore(tables);
  const goals = createGoalStore(tables);
  const ownData = createOwnDataStore(tables);
  const deletions = createDeletions(context.database, 'carreras', (uid) => ownData.delete(uid));

  const ownDataPerUserAMinute = OWN_DATA_REQUESTS_PER_USER_A_MINUTE;
  const { limits } = await guardStudentRoutes(app, { ...context, name: 'carreras', ownDataPerUserAMinute });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.access === 'public') return;
    await limitUser(request, reply, request.signedInUser.uid);
    expectedUser(request);
  });

  dataReportRoutes(app, { ...context, isOurPage, isKnownProgram });

  // The offer is the same for everybody, and public.
  const forAnybody = {
    config: { access: 'public', withoutConsent: true, rateLimit: { max: SEARCHES_PER_ADDRESS_A_MINUTE } },
  } as const;
  app.get(PROGRAMS_PATH, forAnybody, async (request, reply): Promise<ProgramsAnswer> => {
    const { q } = parseInput(programsQuery, request.query);
    reply.header('cache-control', `public, max-age=${PROGRAMS_CACHED_S}`);
    return { programs: findPrograms(q) };
  });

  const own = {
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;

  /** What makes rows: a session from before a deletion makes none. */
  const whileKept = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    deletions.whileKept(signedInWriter(request), work);

  async function goalsOf(uid: string): Promise<GoalsAnswer> {
    const codes = await goals.read(uid);
    return { goals: codes.map((programId) => ({ programId, program: describeProgram(programId) ?? null })) };
  }

  app.get(PREFERENCES_PATH, own, ({ signedInUser }) => preferences.read(signedInUser.uid));

  app.post(PREFERENCE_OPERATIONS_PATH, { ...own, bodyLimit: OPERATIONS_BODY_LIMIT_BYTES }, async (request) => {
    const { operations } = parseInput(operationsBody, request.body);
    return whileKept(request, () => preferences.apply(request.signedInUser.uid, operations));
  });

  app.get(SCORES_PATH, own, ({ signedInUser }) => scores.read(signedInUser.uid));

  app.get(OWN_SCORES_PATH, own, ({ signedInUser }) => scores.readOwn(signedInUser.uid));

  app.put<{ Params: { kind: string } }>(scoresPath(':kind'), own, async (request) => {
    const kind = scoreKind.safeParse(request.params.kind);
    if (!kind.success) throw new ProblemError(404, 'There are no scores of this kind.');
    const change = parseInput(kind.data === 'official' ? officialScoresBody : scoresBody, request.body);
    return whileKept(request, () => scores.change(request.signedInUser.uid, kind.data, change));
  });

  // Plans are made of them.
  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  app.get(GOALS_PATH, ownAndServices, ({ signedInUser }) => goalsOf(signedInUser.uid));

  app.put(GOALS_PATH, own, async (request) => {
    const { uid } = request.signedInUser;
    const { programIds } = parseInput(goalsChangeSchema, request.body);
    const unknown = programIds.flatMap((code, index) =>
      isKnownProgram(code) ? [] : [{ pointer: `/programIds/${index}`, detail: 'nobody offers this programme' }],
    );
    if (unknown.length > 0) throw new ProblemError(400, 'The request has fields that are not valid.', unknown);
    await whileKept(request, () => goals.replace(uid, programIds));
    return goalsOf(uid);
  });

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }) => ownData.export(signedInUser.uid));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}
