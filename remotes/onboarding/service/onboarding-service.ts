import {
  PROFILE_PATH,
  PROFILE_STEPS,
  type ProfileAnswer,
  type ProfileConflict,
  profileStepPath,
} from '@travesia/contracts/slices';
import { createMailQueue, createSignedTokens, type OpenedMail, startMailRounds } from '@travesia/kit-mail';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { createWriteBudget, ProblemError, parseInput, runRounds } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stepBodies } from '../api/bodies.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { mayBeYounger, yearInChile } from '../guardian/age.ts';
import { type AnyStepChange, answerOf, applyStep } from '../profile/apply-step.ts';
import { openEngines } from './diagnostic-engines.ts';
import { diagnosticRoutes } from './diagnostic-routes.ts';
import { createDiagnosticStore } from './diagnostic-store.ts';
import { createDiagnostics } from './diagnostics.ts';
import { eraseStudent } from './erase-student.ts';
import { exportRoute } from './export-route.ts';
import { guardianRoutes, studentBudgetKey } from './guardian-routes.ts';
import { createGuardianStore } from './guardian-store.ts';
import { guestDataRoutes } from './guest-data-routes.ts';
import {
  BODY_LIMIT_BYTES,
  ERASED_A_ROUND,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  ROUND_PAUSE_MS,
} from './limits.ts';
import { moveQuestions } from './move-questions.ts';
import { createOwnDataStore } from './own-data-store.ts';
import { createProfileStore } from './profile-store.ts';

import type { Tables } from './tables.ts';
import { weeklyRound } from './weekly-round.ts';
import { weeklyRoutes } from './weekly-routes.ts';
import { createWeeklyStore } from './weekly-store.ts';

export interface OnboardingServiceOptions extends SliceContext {
  now(): Date;
  readonly mail: OpenedMail;
  /** Years below which a guardian is asked. */
  readonly consentAge: number;
  /** Between two looks at the mails that wait to be sent; that of kits/mail where absent. */
  readonly mailPauseMs?: number | undefined;
}

const MAIL_REFUSAL = 'Ya pediste varios correos: espera a mañana antes de pedir otro.';

/** The profile of the student who asks, what their guardian agreed to, and the mails of both. Register it on a service of kits/service. */
export async function onboardingService(app: FastifyInstance, options: OnboardingServiceOptions): Promise<void> {
  const { now, mail, consentAge, mailPauseMs, ...context } = options;
  const { origin, services, consent, redisUrl } = context;
  const tables = context.database.kysely.withTables<Tables>();
  const thisYear = () => yearInChile(now());
  const profiles = createProfileStore(tables);
  const guardians = createGuardianStore(tables, { age: consentAge, thisYear });
  const weekly = createWeeklyStore(tables);
  const ownData = createOwnDataStore(tables);
  const diagnosticRows = createDiagnosticStore(context.database);
  const queue = createMailQueue(app, { tables, slice: 'onboarding', transport: mail.transport });
  const budget = createWriteBudget(app, { service: 'onboarding', redisUrl, refusal: MAIL_REFUSAL });
  const deletions = createDeletions(context.database, 'onboarding', async (uid) => {
    await ownData.delete(uid);
    await budget.forget([studentBudgetKey(uid)]);
  });
  app.addHook('onClose', () => mail.transport.close());
  const changed = async (uid: string) => consent?.changed(uid);
  const tokensFor = (purpose: string) => createSignedTokens(mail.linkSecrets, purpose, () => now().getTime());
  const weeklyTokens = tokensFor('weekly-mail');
  startMailRounds(app, queue, mailPauseMs);
  const diagnostics =
    services &&
    createDiagnostics({ store: diagnosticRows, engineOf: openEngines(), call: services.call, newId: uuidV7 });
  if (services && diagnostics) {
    const { call } = services;
    runRounds(app, ROUND_PAUSE_MS, async (signal) => {
      for (const uid of await guardians.takeErasable(ERASED_A_ROUND)) {
        await eraseStudent(call, uid, (erased) => deletions.delete(erased));
        await changed(uid);
        app.log.info('everything of a student is deleted: their guardian did not agree');
      }
      for (const guest of await diagnosticRows.forgottenGuests()) await ownData.delete(guest);
      for (const { user_id, id } of await diagnosticRows.abandoned()) await diagnostics.stop(user_id, id);
      const made = await weeklyRound(
        { weekly, guardians, profiles, queue, tokens: weeklyTokens, call, origin },
        now(),
        signal,
      );
      if (made > 0) app.log.info({ made }, 'weekly mails wait to be sent');
    });
  }

  const ownDataPerUserAMinute = OWN_DATA_REQUESTS_PER_USER_A_MINUTE;
  const { limits } = await guardStudentRoutes(app, {
    ...context,
    // It asks itself: what others remember of its answers is for others.
    consent: { standing: (uid) => guardians.standing(uid) },
    name: 'onboarding',
    ownDataPerUserAMinute,
  });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.access === 'public') return;
    await limitUser(request, reply, request.signedInUser.uid);
    expectedUser(request);
  });

  const own = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;

  /** What makes rows: a session from before a deletion makes none. */
  const whileKept = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    deletions.whileKept(signedInWriter(request), work);

  /** Of whom a guardian has to agree first only the year of birth is kept, which says so. */
  async function keptOf(uid: string, sent: AnyStepChange): Promise<AnyStepChange> {
    if (sent.step !== 'student') return sent;
    const { birthYear } = sent.values;
    const standing = await guardians.standing(uid);
    if (standing === 'given') return sent;
    if (standing === 'not-needed' && !mayBeYounger(birthYear, consentAge, thisYear())) return sent;
    return { ...sent, values: { birthYear } };
  }

  async function save(request: FastifyRequest, sent: AnyStepChange): Promise<ProfileAnswer> {
    const { uid } = request.signedInUser;
    const change = await keptOf(uid, sent);
    const { outcome, kept } = await whileKept(request, () =>
      profiles.change(uid, (before) => applyStep(before, change, thisYear())),
    );
    if (sent.step === 'student') {
      // Makes the row of a guardian, from which the time counts.
      await guardians.standing(uid);
      await changed(uid);
    }
    const current = answerOf(kept);
    switch (outcome) {
      case 'conflict': {
        const conflict: ProfileConflict = { current };
        throw new ProblemError(409, 'The profile was changed since.', undefined, { ...conflict });
      }
      case 'without-birth-year':
        throw new ProblemError(400, 'The year of birth comes first: nothing is kept without it.');
      case 'birth-year':
        throw new ProblemError(400, 'The request has fields that are not valid.', [
          { pointer: '/values/birthYear', detail: 'nobody who prepares the PAES was born then' },
        ]);
      case 'kept':
      case 'changed':
        return current;
    }
  }

  // Plans are made of it.
  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  app.get(PROFILE_PATH, ownAndServices, async ({ signedInUser }) => answerOf(await profiles.read(signedInUser.uid)));

  for (const step of PROFILE_STEPS) {
    // The year of birth is what says whether anything else may be kept.
    const route = step === 'student' ? ({ ...own, config: { ...own.config, withoutConsent: true } } as const) : own;
    app.put(profileStepPath(step), route, (request) => save(request, readChange(step, request.body)));
  }

  guardianRoutes(app, { guardians, queue, tokens: tokensFor('guardian'), budget, origin, changed });
  weeklyRoutes(app, { weekly, tokens: weeklyTokens, whileKept });

  if (services && diagnostics) {
    const { call } = services;
    exportRoute(app, services);
    guestDataRoutes(app, { services, limits, eraseOwn: (guest) => deletions.delete(guest) });
    diagnosticRoutes(app, {
      store: diagnosticRows,
      diagnostics,
      limits,
      deletions,
      moveQuestions: (guest, uid, questions) => moveQuestions(call, guest, uid, questions),
    });
  }

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }) => ownData.export(signedInUser.uid));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}

function readChange(step: AnyStepChange['step'], body: unknown): AnyStepChange {
  switch (step) {
    case 'student':
      return { step, ...parseInput(stepBodies.student, body) };
    case 'school':
      return { step, ...parseInput(stepBodies.school, body) };
    case 'preparation':
      return { step, ...parseInput(stepBodies.preparation, body) };
  }
}
