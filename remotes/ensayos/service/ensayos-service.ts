import type { Random } from '@travesia/content-item-model';
import {
  GRADED_ANSWERS_AFTER_PARAM,
  GRADED_ANSWERS_PATH,
  MASTERY_EVIDENCE_PATH,
  type MasteryEvidenceAnswer,
  SCORE_ESTIMATES_PATH,
} from '@travesia/contracts/slices';
import { createWriteBudget, networkOf, ProblemError, parseInput, UnavailableError } from '@travesia/kit-service';
import { createDeletions, type Writer } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AttemptRequest,
  type AttemptResult,
  type AttemptSummary,
  type BankAnswer,
  type CheckedAnswer,
  CLAIMED_ATTEMPTS_MAX,
  type ClaimAnswer,
  type ClaimedAnswer,
  type EventsAnswer,
  type MostNeededAnswer,
  type RunningAttempt,
  type SubmitAnswer,
} from '../api/attempts.ts';
import {
  checkBody,
  claimBody,
  createBody,
  deviceBody,
  eventsBody,
  reportBody,
  requestBody,
  rowId,
} from '../api/bodies.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  CLAIM_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  GUEST_DATA_PATH,
  leasePath,
  MOST_NEEDED_PATH,
  OWN_DATA_PATH,
  OWN_ENTRIES_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { createAnswerStore, readAnswerCursor } from './answer-store.ts';
import { createClaimStore } from './claim-store.ts';
import { createEstimateStore } from './estimate-store.ts';
import { createEvidenceStore } from './evidence-store.ts';
import { startFinaliser } from './finaliser.ts';
import { gradingMetrics } from './grading-metrics.ts';
import { guests } from './guests.ts';
import {
  ATTEMPT_BYTES,
  CHECKS_PER_USER_A_MINUTE,
  CLAIM_REQUEST_MS,
  EVENT_BYTES,
  EVENTS_BODY_LIMIT_BYTES,
  FORMS_PER_USER_A_MINUTE,
  GUEST_CREATIONS_PER_ADDRESS_A_MINUTE,
  GUEST_CREATIONS_PER_SITE_A_MINUTE,
  GUEST_QUESTIONS_PER_ADDRESS_A_MINUTE,
  GUEST_QUESTIONS_PER_SITE_A_MINUTE,
  GUEST_REPORTS_PER_ADDRESS_A_MINUTE,
  HINT_BYTES,
  HINTS_PER_USER_A_MINUTE,
  ITEM_BYTES,
  LEASE_BYTES,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REPORT_BYTES,
  REPORTS_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  SMALL_BODY_LIMIT_BYTES,
} from './limits.ts';
import { entriesToReview, feasibilityOf, type MadeForm, makeForm, type Past } from './make-form.ts';
import { neededPractices } from './needed-practices.ts';
import { createOwnDataStore } from './own-data-store.ts';
import { ownEntries } from './own-entries.ts';
import { createPractice } from './practice.ts';
import { questionRoutes } from './question-routes.ts';
import { runningQuestions } from './running-questions.ts';
import { createUnsealing } from './sealed-evidence.ts';
import { SECURE_RANDOM } from './secure-random.ts';
import { sendExport } from './send-export.ts';
import type { ServedBank } from './served-bank.ts';
import type { Tables } from './tables.ts';
import { createTutor } from './tutor.ts';
import { tutorRoutes } from './tutor-routes.ts';
import { BUDGET_REFUSAL, ownBudgetKey, writeAllowances } from './write-allowances.ts';
import { createRunningWriter } from './write-running.ts';

export interface EnsayosServiceOptions extends SliceContext {
  /** Closed with the service. */
  readonly bank: ServedBank;
  /** Draws forms; in production nothing that could be foretold. */
  readonly random?: Random;
}

/** Practice tests: made, taken, graded and remembered here. Register it on a service of kits/service. */
export async function ensayosService(app: FastifyInstance, options: EnsayosServiceOptions): Promise<void> {
  const { bank, random = SECURE_RANDOM, ...context } = options;
  const { database, redisUrl, services } = context;
  app.addHook('onClose', () => bank.close());
  app.log.info({ bank: bank.digest, items: bank.entries.length }, 'the bank of questions is open');
  const tables = database.kysely.withTables<Tables>();
  const grading = gradingMetrics(app, tables);
  const practice = createPractice(database, bank, {
    timed: grading.timed,
    ungraded(error, attempt) {
      grading.failed();
      app.log.error({ err: error, attempt }, 'an attempt cannot be graded');
    },
  });
  const unseal = createUnsealing(tables, (uid, questions) => runningQuestions(services?.call, uid, questions));
  /** What nobody says may be told stays sealed: the rest is told without it. */
  const unsealKnown = (uid: string) =>
    unseal(uid).catch((error: unknown) => {
      if (!(error instanceof UnavailableError)) throw error;
      app.log.warn({ err: error }, 'whether diagnostics have ended is not known: what they asked stays sealed');
    });
  const evidence = createEvidenceStore(tables, unsealKnown);
  const answers = createAnswerStore(tables, unsealKnown);
  const estimates = createEstimateStore(tables);
  const ownData = createOwnDataStore(tables);
  const claims = createClaimStore(tables);
  const exported = { tables, unseal };
  const budget = createWriteBudget(app, { service: 'ensayos', redisUrl, refusal: BUDGET_REFUSAL });
  const deletions = createDeletions(database, 'ensayos', async (uid) => {
    await ownData.delete(uid);
    await budget.forget([ownBudgetKey(uid)]);
  });
  startFinaliser(app, practice, ownData);

  const { limits, limitOwnData } = await guardStudentRoutes(app, {
    ...context,
    name: 'ensayos',
    ownDataPerUserAMinute: OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  const limitForms = limits.perUser('forms', FORMS_PER_USER_A_MINUTE);
  const limitGuests = limits.perUser('guests', GUEST_CREATIONS_PER_ADDRESS_A_MINUTE);
  const limitSite = limits.perUser('site', GUEST_CREATIONS_PER_SITE_A_MINUTE);
  const limitGuestQuestions = limits.perUser('guest-questions', GUEST_QUESTIONS_PER_ADDRESS_A_MINUTE);
  const limitSiteQuestions = limits.perUser('site-questions', GUEST_QUESTIONS_PER_SITE_A_MINUTE);
  const limitChecks = limits.perUser('checks', CHECKS_PER_USER_A_MINUTE);
  const limitHints = limits.perUser('hints', HINTS_PER_USER_A_MINUTE);
  const limitReports = limits.perUser('reports', REPORTS_PER_USER_A_MINUTE);
  const limitGuestReports = limits.perUser('guest-reports', GUEST_REPORTS_PER_ADDRESS_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (request.session.status === 'pending') {
      reply.header('retry-after', 10);
      throw new ProblemError(503, 'The session cannot be verified now.');
    }
    const uid = principal(request);
    if (uid !== undefined) await limitUser(request, reply, uid);
    reply.header('cache-control', 'no-store');
  });

  const rateLimit = { max: REQUESTS_PER_ADDRESS_A_MINUTE };
  const own = { bodyLimit: SMALL_BODY_LIMIT_BYTES, config: { access: 'signed-in', rateLimit } } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;
  /** Also for who has no account: they reach what they began themselves. */
  const ownOrGuests = { bodyLimit: SMALL_BODY_LIMIT_BYTES, config: { access: 'public', rateLimit } } as const;
  const withEvents = { ...ownOrGuests, bodyLimit: EVENTS_BODY_LIMIT_BYTES } as const;

  type OfAttempt = { readonly Params: { readonly id: string } };

  app.get(BANK_PATH, own, async (request, reply): Promise<BankAnswer> => {
    const { uid } = request.signedInUser;
    await limitForms(request, reply, uid);
    const [{ seen, inSimulacro }, byTest] = await Promise.all([practice.met(uid), evidence.review(uid)]);
    const contents: Record<string, { items: number; unseen: number }> = {};
    for (const { facts } of bank.entries) {
      const count = contents[facts.content] ?? { items: 0, unseen: 0 };
      contents[facts.content] = {
        items: count.items + 1,
        unseen: count.unseen + (seen.items.has(facts.itemId) ? 0 : 1),
      };
    }
    const review = [...byTest].map(
      ([test, items]) => [test, entriesToReview(bank.entries, test, { review: items, inSimulacro }).length] as const,
    );
    return { contents, review: Object.fromEntries(review) };
  });

  /**
   * Of what the student did before, what a form for `request` depends on. `browser`: who is signed in where a guest asks:
   * nobody learns behind their own back what their simulacro asks.
   */
  const past = async (uid: string, request: AttemptRequest, browser = uid): Promise<Past> => {
    const none: ReadonlySet<string> = new Set();
    const met = practice.met(uid);
    const [{ seen }, { inSimulacro }, review, model] = await Promise.all([
      met,
      browser === uid ? met : practice.met(browser),
      request.mode === 'repaso' ? evidence.review(uid).then((review) => review.get(request.test) ?? none) : none,
      request.mode === 'parecida' ? practice.releasedItem(uid, request.attempt, request.slot) : null,
    ]);
    // A simulacro that waits for the end of another one may ask the same.
    return { seen, inSimulacro: request.mode === 'simulacro' ? none : inSimulacro, review, model };
  };

  app.post(FEASIBILITY_PATH, own, async (asked, reply) => {
    const { uid } = asked.signedInUser;
    await limitForms(asked, reply, uid);
    const request = parseInput(requestBody, asked.body);
    return feasibilityOf(makeForm(bank.entries, request, await past(uid, request), random));
  });

  app.get(ATTEMPTS_PATH, ownOrGuests, async (request) => {
    const uid = principal(request);
    return { attempts: uid === undefined ? [] : await practice.list(uid) };
  });

  /** A guest whose data was deleted is another guest from here on. */
  async function guestWriter(request: FastifyRequest, reply: FastifyReply): Promise<Writer> {
    const known = guests.of(request);
    const isGone = known !== undefined && (await deletions.isDeleted({ user: known, signedInAtS: null }));
    return { user: isGone ? guests.renew(reply) : guests.admit(request, reply), signedInAtS: null };
  }

  /** Who makes something. */
  const writerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Writer> =>
    request.session.status === 'signed-in' ? signedInWriter(request) : guestWriter(request, reply);

  /** Keeps what is asked for, within the budgets of what may be written. `keep` makes the attempt of it. */
  async function make<T>(
    request: FastifyRequest,
    writer: Writer,
    asked: AttemptRequest,
    keep: (form: () => Promise<MadeForm>) => Promise<T | undefined>,
  ): Promise<T> {
    const { user: uid } = writer;
    const made = await deletions.whileKept(writer, () => {
      // Read while it is looked up whether there is one, which is seldom: what fails then fails whoever needs it.
      const before = past(uid, asked, request.session.status === 'signed-in' ? request.session.user.uid : uid);
      before.catch(() => {});
      return keep(async () => {
        const form = makeForm(bank.entries, asked, await before, random);
        if (form.form.slots.length === 0) throw new ProblemError(422, 'There are no questions for what is asked.');
        await budget.take(writeAllowances(request, uid), ATTEMPT_BYTES + ITEM_BYTES * form.form.slots.length);
        return form;
      });
    });
    if (!made) throw new ProblemError(409, 'There is another attempt with this id.');
    return made;
  }

  app.post(ATTEMPTS_PATH, ownOrGuests, async (request, reply): Promise<AttemptSummary> => {
    const { id, request: asked } = parseInput(createBody, request.body);
    if (request.session.status !== 'signed-in') {
      const ofSample = asked.mode === 'parecida' && guests.of(request) !== undefined;
      if (asked.mode !== 'muestra' && !ofSample) throw new ProblemError(401, 'Sign in to use this address.');
      await limitGuests(request, reply, networkOf(request.ip, 64));
      await limitSite(request, reply, networkOf(request.ip, 48));
    }
    const writer = await writerOf(request, reply);
    await limitForms(request, reply, writer.user);
    return make(request, writer, asked, (form) => practice.create(writer.user, id, asked, form));
  });

  /** Gives attempts of a guest to a student, until there is no more time. Resolves with how many are left. */
  function claimed(guest: string, writer: Writer, ids: readonly string[]): Promise<number> {
    const enough = AbortSignal.timeout(CLAIM_REQUEST_MS);
    return deletions.whileKept(writer, () => claims.claim(guest, writer.user, ids, enough));
  }

  questionRoutes(app, {
    answer: practice.answer,
    ask: (request, writer, id, asked) =>
      make(request, writer, asked, (form) => practice.ask(writer.user, id, asked, form)),
    claim: claimed,
    refuseWhileSat: practice.refuseWhileSat,
    async admitGuest(request, reply) {
      await limitGuestQuestions(request, reply, networkOf(request.ip, 64));
      await limitSiteQuestions(request, reply, networkOf(request.ip, 48));
      return guestWriter(request, reply);
    },
  });

  tutorRoutes(app, {
    tutor: createTutor({ tables, practice, bank, unseal }),
    limit: limitHints,
    pay: (request, uid) => budget.take(writeAllowances(request, uid), HINT_BYTES),
  });

  const writeRunning = createRunningWriter();
  const sendRunning = async (reply: FastifyReply, running: Promise<RunningAttempt>) => {
    const body = writeRunning(await running);
    return reply.type('application/json; charset=utf-8').send(body);
  };

  app.get<OfAttempt>(attemptPath(':id'), ownOrGuests, (request, reply) => {
    const { uid, id } = attemptOf(request);
    return sendRunning(reply, practice.running(uid, id));
  });

  app.post<OfAttempt>(startPath(':id'), ownOrGuests, (request, reply) => {
    const { uid, id } = attemptOf(request);
    return sendRunning(reply, practice.start(uid, id, parseInput(deviceBody, request.body).device));
  });

  app.post<OfAttempt>(leasePath(':id'), ownOrGuests, async (request, reply) => {
    const { uid, id } = attemptOf(request);
    await budget.take(writeAllowances(request, uid), LEASE_BYTES);
    return sendRunning(reply, practice.lease(uid, id, parseInput(deviceBody, request.body).device));
  });

  /**
   * Events are paid for before they are written, or many requests at once would write more than there is; what was there
   * already, and what the database could not take, is given back.
   */
  async function paid<T extends { readonly stored: number }>(
    request: FastifyRequest,
    uid: string,
    events: number,
    work: () => Promise<T>,
  ): Promise<T> {
    const allowances = writeAllowances(request, uid);
    await budget.take(allowances, events * EVENT_BYTES);
    let stored = events;
    try {
      const done = await work();
      stored = done.stored;
      return done;
    } catch (error) {
      if (error instanceof UnavailableError) stored = 0;
      throw error;
    } finally {
      await budget.giveBack(allowances, (events - stored) * EVENT_BYTES);
    }
  }

  app.post<OfAttempt>(eventsPath(':id'), withEvents, async (request): Promise<EventsAnswer> => {
    const { uid, id } = attemptOf(request);
    const body = parseInput(eventsBody, request.body);
    const { stored: _, ...answer } = await paid(request, uid, body.events.length, () => practice.append(uid, id, body));
    return answer;
  });

  app.post<OfAttempt>(checkPath(':id'), withEvents, async (request, reply): Promise<CheckedAnswer> => {
    const { uid, id } = attemptOf(request);
    await limitChecks(request, reply, uid);
    const body = parseInput(checkBody, request.body);
    await budget.take(writeAllowances(request, uid), (body.events.length + 1) * EVENT_BYTES);
    return practice.check(uid, id, body);
  });

  app.post<OfAttempt>(submitPath(':id'), withEvents, async (request): Promise<SubmitAnswer> => {
    const { uid, id } = attemptOf(request);
    const body = parseInput(eventsBody, request.body);
    await budget.take(writeAllowances(request, uid), body.events.length * EVENT_BYTES);
    return { attempt: await practice.submit(uid, id, body) };
  });

  app.get<OfAttempt>(resultPath(':id'), ownOrGuests, (request): Promise<AttemptResult> => {
    const { uid, id } = attemptOf(request);
    return practice.result(uid, id);
  });

  app.post<OfAttempt>(reportsPath(':id'), ownOrGuests, async (request, reply) => {
    const { uid, id } = attemptOf(request);
    await limitReports(request, reply, uid);
    if (request.session.status !== 'signed-in') await limitGuestReports(request, reply, networkOf(request.ip, 64));
    const body = parseInput(reportBody, request.body);
    await budget.take(writeAllowances(request, uid), REPORT_BYTES + Buffer.byteLength(body.text ?? ''));
    await practice.report(uid, id, body);
    return reply.code(204).send();
  });

  app.get(CLAIM_PATH, own, async (request): Promise<ClaimAnswer> => {
    const guest = guests.of(request);
    return { attempts: guest === undefined ? [] : (await practice.list(guest)).slice(0, CLAIMED_ATTEMPTS_MAX) };
  });

  app.post(CLAIM_PATH, own, async (request, reply): Promise<ClaimedAnswer> => {
    const { attempts = [] } = parseInput(claimBody, request.body ?? {});
    const guest = guests.of(request);
    const { uid } = request.signedInUser;
    // A page that does not ask whose they are names none: nothing is moved, and it gets the list that it wants.
    if (guest === undefined || attempts.length === 0) return { left: 0, attempts: await practice.list(uid) };
    const writer = await writerOf(request, reply);
    const left = await claimed(guest, writer, attempts);
    if (left === 0 && !(await practice.hasAny(guest))) guests.forget(reply);
    return { left };
  });

  app.get(GUEST_DATA_PATH, ownOrGuests, async (request, reply) => {
    const guest = guests.of(request);
    if (guest === undefined) throw new ProblemError(404, 'Nothing is kept of this browser.');
    await limitOwnData(request, reply, guest);
    return sendExport(reply, guest, exported);
  });

  app.delete(GUEST_DATA_PATH, ownOrGuests, async (request, reply) => {
    const guest = guests.of(request);
    if (guest !== undefined) {
      await limitOwnData(request, reply, guest);
      await deletions.delete(guest);
    }
    guests.forget(reply);
    return reply.code(204).send();
  });

  // The weekly mail says them too.
  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  app.get(SCORE_ESTIMATES_PATH, ownAndServices, (request) => estimates.read(expectedUser(request)));

  app.get(OWN_ENTRIES_PATH, own, async (request) => ownEntries(await practice.list(expectedUser(request))));

  const askedContents: ReadonlySet<string> = new Set(bank.entries.map(({ facts }) => facts.content));
  app.get(MOST_NEEDED_PATH, own, async ({ signedInUser }): Promise<MostNeededAnswer> => {
    const { contents } = await evidence.read(signedInUser.uid);
    return { practices: neededPractices(contents, askedContents, Date.now()) };
  });

  app.get(MASTERY_EVIDENCE_PATH, own, async ({ signedInUser }): Promise<MasteryEvidenceAnswer> => {
    const { contents } = await evidence.read(signedInUser.uid);
    // What was left out is told to who asks what is most needed.
    return { contents: contents.map(({ omitted: _, ...told }) => told) };
  });

  type AfterAnswer = { readonly Querystring: { readonly [GRADED_ANSWERS_AFTER_PARAM]?: unknown } };
  const servicesOnly = { ...own, config: { ...own.config, services: 'only' } } as const;
  app.get<AfterAnswer>(GRADED_ANSWERS_PATH, servicesOnly, ({ query, signedInUser }) => {
    const after = query[GRADED_ANSWERS_AFTER_PARAM];
    if (after === undefined) return answers.read(signedInUser.uid);
    const cursor = typeof after === 'string' ? readAnswerCursor(after) : undefined;
    if (!cursor) throw new ProblemError(400, 'This is no place to go on from.');
    return answers.read(signedInUser.uid, cursor);
  });

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }, reply) => sendExport(reply, signedInUser.uid, exported));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}

/** Whose attempts the request is about: the account's, else the guest's. */
function principal(request: FastifyRequest): string | undefined {
  return request.session.status === 'signed-in' ? request.session.user.uid : guests.of(request);
}

function attemptOf(request: FastifyRequest<{ Params: { readonly id: string } }>): {
  readonly uid: string;
  readonly id: string;
} {
  const uid = principal(request);
  const id = rowId.safeParse(request.params.id);
  if (uid === undefined) throw new ProblemError(401, 'Sign in to use this address.');
  if (!id.success) throw new ProblemError(404, 'There is no such attempt.');
  return { uid, id: id.data };
}
