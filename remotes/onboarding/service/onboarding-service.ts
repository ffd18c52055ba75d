import {
  EXPECTED_USER_HEADER,
  PROFILE_PATH,
  PROFILE_STEPS,
  type ProfileAnswer,
  type ProfileConflict,
  profileStepPath,
} from '@travesia/contracts/slices';
import { ProblemError, parseInput, sessionVerdict } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { guardStudentRoutes, type SliceContext } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stepBodies } from '../api/bodies.ts';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { type AnyStepChange, answerOf, applyStep } from '../profile/apply-step.ts';
import {
  BODY_LIMIT_BYTES,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
} from './limits.ts';
import { createProfileStore } from './profile-store.ts';
import type { Tables } from './tables.ts';

export interface OnboardingServiceOptions extends SliceContext {
  now(): Date;
}

/** The profile of the student who asks. Register it on a service of kits/service. */
export async function onboardingService(app: FastifyInstance, options: OnboardingServiceOptions): Promise<void> {
  const { now, ...context } = options;
  const tables = context.database.kysely.withTables<Tables>();
  const profiles = createProfileStore(tables);
  const deletions = createDeletions(tables, 'onboarding', (uid) => profiles.delete(uid));

  const ownDataPerUserAMinute = OWN_DATA_REQUESTS_PER_USER_A_MINUTE;
  const { limits } = await guardStudentRoutes(app, { ...context, name: 'onboarding', ownDataPerUserAMinute });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  // After the guard, which knows whom to count, and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { uid } = request.signedInUser;
    await limitUser(request, reply, uid);
    const expected = request.headers[EXPECTED_USER_HEADER];
    if (expected !== undefined && expected !== encodeURIComponent(uid)) {
      throw new ProblemError(409, 'The session is of another student.');
    }
  });

  const own = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { access: 'signed-in', rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;

  async function save(request: FastifyRequest, sent: AnyStepChange): Promise<ProfileAnswer> {
    const verdict = sessionVerdict(request);
    if (verdict.status !== 'signed-in') throw new Error('the route is for signed-in users');
    const { uid, authTimeS } = verdict.claims;
    const thisYear = now().getUTCFullYear();
    // What makes rows: a session from before a deletion makes none.
    const { outcome, kept } = await deletions.whileKept({ user: uid, signedInAtS: authTimeS }, () =>
      profiles.change(uid, (before) => applyStep(before, sent, thisYear)),
    );
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

  app.get(PROFILE_PATH, own, async ({ signedInUser }) => answerOf(await profiles.read(signedInUser.uid)));

  for (const step of PROFILE_STEPS) {
    app.put(profileStepPath(step), own, (request) => save(request, readChange(step, request.body)));
  }

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }) => profiles.export(signedInUser.uid));

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
