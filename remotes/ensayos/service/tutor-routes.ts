import {
  TUTOR_QUESTION_PATH,
  TUTOR_STANDING_PATH,
  TUTOR_STEP_PATH,
  type TutorQuestion,
  type TutorStandingAnswer,
  type TutorStep,
} from '@travesia/contracts/slices';
import { ProblemError, parseInput } from '@travesia/kit-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HintsAnswer } from '../api/attempts.ts';
import { hintBody, rowId, tutorQuestionBody, tutorStepBody } from '../api/bodies.ts';
import { hintsPath } from '../api/paths.ts';
import { REQUESTS_PER_ADDRESS_A_MINUTE, SMALL_BODY_LIMIT_BYTES } from './limits.ts';
import type { Tutor } from './tutor.ts';

export interface TutorRoutesOptions {
  readonly tutor: Tutor;
  /** How often one student may ask. */
  limit(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<void>;
  /** Takes what a hint leaves in the tables from what the student may write. */
  pay(request: FastifyRequest, uid: string): Promise<void>;
}

/** Help with questions: for the tutor of another slice, and in a practice that goes on. */
export function tutorRoutes(app: FastifyInstance, { tutor, limit, pay }: TutorRoutesOptions): void {
  const rateLimit = { max: REQUESTS_PER_ADDRESS_A_MINUTE };
  const own = { bodyLimit: SMALL_BODY_LIMIT_BYTES, config: { access: 'signed-in', rateLimit } } as const;
  const servicesOnly = { ...own, config: { ...own.config, services: 'only' } } as const;

  app.get(TUTOR_STANDING_PATH, servicesOnly, ({ signedInUser }): Promise<TutorStandingAnswer> => {
    return tutor.standing(signedInUser.uid);
  });

  app.post(TUTOR_QUESTION_PATH, servicesOnly, async (request, reply): Promise<TutorQuestion> => {
    const { uid } = request.signedInUser;
    await limit(request, reply, uid);
    return tutor.question(uid, parseInput(tutorQuestionBody, request.body), () => pay(request, uid));
  });

  app.post(TUTOR_STEP_PATH, servicesOnly, async (request, reply): Promise<TutorStep> => {
    const { uid } = request.signedInUser;
    await limit(request, reply, uid);
    return tutor.step(uid, parseInput(tutorStepBody, request.body), () => pay(request, uid));
  });

  app.post<{ Params: { readonly id: string } }>(hintsPath(':id'), own, async (request, reply): Promise<HintsAnswer> => {
    const { uid } = request.signedInUser;
    await limit(request, reply, uid);
    const id = rowId.safeParse(request.params.id);
    if (!id.success) throw new ProblemError(404, 'There is no such attempt.');
    const { slot } = parseInput(hintBody, request.body);
    return tutor.hint(uid, id.data, slot, () => pay(request, uid));
  });
}
