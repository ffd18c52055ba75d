import type { CompiledCard } from '@travesia/content-item-model';
import {
  CONTENT_GAINS_PATH,
  type ContentGainsAnswer,
  MASTERY_PATH,
  type MasteryAnswer,
} from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import { createWriteBudget, ProblemError, parseInput } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { evidenceBody, lessonReport } from '../api/bodies.ts';
import type { EvidenceAnswer, ToldEvidence } from '../api/evidence.ts';
import type { LessonProgress, LessonsAnswer } from '../api/lessons.ts';
import { EVIDENCE_PATH, HOME_PATH, LESSONS_PATH, lessonPath, OWN_DATA_PATH, REFRESH_PATH } from '../api/paths.ts';
import type { Evidence } from '../mastery/evidence.ts';
import { standingsAt } from '../mastery/mastery-state.ts';
import type { LessonIndex } from '../tutor/lesson-index.ts';
import type { Voice } from '../tutor/voice.ts';
import { createActivityStore } from './activity-store.ts';
import { createCardDecks } from './card-decks.ts';
import { cardRoutes } from './card-routes.ts';
import { createCardStore } from './card-store.ts';
import { createContentGains } from './content-gains.ts';
import { masteryByContent } from './content-mastery.ts';
import { createErroneousStore } from './erroneous-store.ts';
import { isContentId } from './is-content-id.ts';
import { createLessonStore } from './lesson-store.ts';
import {
  ACCOUNT_WRITES,
  EVIDENCE_BODY_LIMIT_BYTES,
  EVIDENCE_BYTES,
  LATE_EVIDENCE_DAYS_MAX,
  LESSON_BYTES,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REFRESHES_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  SMALL_BODY_LIMIT_BYTES,
} from './limits.ts';
import { createMasteryStore } from './mastery-store.ts';
import { NO_HOME } from './no-home.ts';
import { createOwnDataStore } from './own-data-store.ts';
import { createPlanStore } from './plan-store.ts';
import { sendPrepared } from './prepared-json.ts';
import { presenceRoutes } from './presence-routes.ts';
import { createRefresh } from './refresh.ts';
import type { Tables } from './tables.ts';
import { tutorBudgetKey } from './tutor/tutor-routes.ts';
import { tutorService } from './tutor/tutor-service.ts';
import { tutorFiguresRoute } from './tutor-figures-route.ts';

export interface AprendeServiceOptions extends SliceContext {
  /** Milliseconds since 1970. */
  now(): number;
  /** All that there are, in the order of the temario. */
  readonly cards: readonly CompiledCard[];
  /** About how long lessons take; those that are not in it take the usual time. */
  readonly lessonMinutes: ReadonlyMap<ContentId, number>;
  /** By content, the named mistakes of which its lesson has an example. */
  readonly shownMistakes: ReadonlyMap<ContentId, ReadonlySet<string>>;
  /** Cards that were learnt together come again on days that are not all the same. */
  readonly cardsAreScattered: boolean;
  /** What typed words are about. */
  readonly lessonIndex: LessonIndex;
  /** A language model behind its filter; absent where no operator configured one. */
  readonly openVoice?: ((app: FastifyInstance, redisUrl: string | undefined) => Voice) | undefined;
}

const BUDGET_REFUSAL =
  'Desde tu cuenta se guardó mucho en poco tiempo. Espera un rato: lo que respondiste sigue en este equipo.';

const DAY_MS = 86_400_000;

/** What a student knows, the lessons that they did, and their plan. Register it on a service of kits/service. */
export async function aprendeService(app: FastifyInstance, options: AprendeServiceOptions): Promise<void> {
  const { now, cards, lessonMinutes, shownMistakes, cardsAreScattered, lessonIndex, openVoice, ...context } = options;
  const { database, services, redisUrl } = context;
  const voice = openVoice?.(app, redisUrl);
  const tables = database.kysely.withTables<Tables>();
  const mastery = createMasteryStore(tables);
  const lessons = createLessonStore(tables);
  const plans = createPlanStore(database);
  const activity = createActivityStore(tables);
  const cardStore = createCardStore(tables);
  const erroneous = createErroneousStore(tables);
  const decks = createCardDecks({ cards, store: cardStore, erroneous, shownMistakes, isScattered: cardsAreScattered });
  const ownData = createOwnDataStore(tables);
  const budget = createWriteBudget(app, { service: 'aprende', redisUrl, refusal: BUDGET_REFUSAL });
  const budgetKey = (uid: string) => `user:${uid}`;
  const deletions = createDeletions(context.database, 'aprende', async (uid) => {
    await ownData.delete(uid);
    await budget.forget([budgetKey(uid), tutorBudgetKey(uid)]);
    await voice?.forget(uid);
  });
  const refresh = createRefresh({
    mastery,
    lessons,
    plans,
    activity,
    cards: cardStore,
    decks,
    lessonMinutes,
    call: services?.call,
    now,
    unread: (what, status) => app.log.warn({ what, status }, 'cannot be read: plans are made of what is known'),
  });

  const ownDataPerUserAMinute = OWN_DATA_REQUESTS_PER_USER_A_MINUTE;
  const { limits } = await guardStudentRoutes(app, { ...context, name: 'aprende', ownDataPerUserAMinute });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  const limitRefreshes = limits.perUser('refreshes', REFRESHES_PER_USER_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.access === 'public') return;
    await limitUser(request, reply, request.signedInUser.uid);
    expectedUser(request);
  });

  const own = {
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;

  /** What makes rows: a session from before a deletion makes none. */
  const whileKept = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    deletions.whileKept(signedInWriter(request), work);

  const takeBudget = (uid: string, bytes: number) => budget.take([{ key: budgetKey(uid), ...ACCOUNT_WRITES }], bytes);

  /** Clocks of devices may say anything: nothing is of the future, and nothing older than a season. */
  const momentOf = (at: number) => Math.min(now(), Math.max(at, now() - LATE_EVIDENCE_DAYS_MAX * DAY_MS));

  const kept = { cards: cardStore, lessons, mastery, activity, plans };
  cardRoutes(app, { ...kept, decks, own, now, momentOf, takeBudget, whileKept });
  presenceRoutes(app, { redisUrl, limits });
  tutorService(app, { ...context, tables, lessonIndex, voice, limits, budget, own, now, whileKept });
  tutorFiguresRoute(app, { database, now });

  app.get(HOME_PATH, own, async (request, reply) => {
    const prepared = await plans.home(request.signedInUser.uid);
    return prepared ? sendPrepared(request, reply, prepared) : NO_HOME;
  });

  app.post(REFRESH_PATH, own, async (request, reply) => {
    const { uid } = request.signedInUser;
    await limitRefreshes(request, reply, uid);
    return sendPrepared(request, reply, await whileKept(request, () => refresh(uid)));
  });

  function evidenceOf(told: readonly ToldEvidence[]): readonly Evidence[] {
    const unknown: { pointer: string; detail: string }[] = [];
    const evidence = told.flatMap(({ contentId, at, ...row }, index) => {
      if (isContentId(contentId)) return [{ ...row, contentId, at: momentOf(at) }];
      unknown.push({ pointer: `/evidence/${index}/contentId`, detail: 'there is no such content' });
      return [];
    });
    if (unknown.length > 0) throw new ProblemError(400, 'The request has fields that are not valid.', unknown);
    return evidence;
  }

  app.post(
    EVIDENCE_PATH,
    { ...own, bodyLimit: EVIDENCE_BODY_LIMIT_BYTES },
    async (request): Promise<EvidenceAnswer> => {
      const { uid } = request.signedInUser;
      const evidence = evidenceOf(parseInput(evidenceBody, request.body).evidence);
      await takeBudget(uid, evidence.length * EVIDENCE_BYTES);
      const { counted, mastery: kept } = await whileKept(request, () => mastery.add(uid, evidence));
      const contents = new Set(evidence.map(({ contentId }) => contentId));
      return { counted, contents: masteryByContent(standingsAt(kept.state, now()), contents) };
    },
  );

  app.get(LESSONS_PATH, own, async ({ signedInUser }): Promise<LessonsAnswer> => {
    const begun = await lessons.list(signedInUser.uid);
    return { lessons: Object.fromEntries(begun.map(({ contentId, progress }) => [contentId, progress])) };
  });

  type OfContent = { readonly Params: { readonly content: string } };

  const contentOf = ({ params: { content } }: FastifyRequest<OfContent>): ContentId => {
    if (!isContentId(content)) throw new ProblemError(404, 'There is no such content.');
    return content;
  };

  app.get<OfContent>(
    lessonPath(':content'),
    own,
    (request): Promise<LessonProgress> => lessons.read(request.signedInUser.uid, contentOf(request)),
  );

  app.put<OfContent>(lessonPath(':content'), own, async (request): Promise<LessonProgress> => {
    const { uid } = request.signedInUser;
    const contentId = contentOf(request);
    const report = parseInput(lessonReport, request.body);
    await takeBudget(uid, LESSON_BYTES);
    return whileKept(request, () => lessons.report(uid, contentId, { ...report, at: momentOf(report.at) }));
  });

  const gains = createContentGains({ mastery, lessons, activity, plans, now });
  app.get(CONTENT_GAINS_PATH, own, ({ signedInUser }): Promise<ContentGainsAnswer> => gains(signedInUser.uid));

  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  app.get(MASTERY_PATH, ownAndServices, async ({ signedInUser }): Promise<MasteryAnswer> => {
    const { state, throughMs } = await mastery.read(signedInUser.uid);
    return {
      contents: masteryByContent(standingsAt(state, now())),
      through: throughMs === null ? null : new Date(throughMs).toISOString(),
    };
  });

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }) => ownData.export(signedInUser.uid));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}
