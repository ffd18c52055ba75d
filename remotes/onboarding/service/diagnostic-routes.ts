import {
  DIAGNOSES_PATH,
  type DiagnosesAnswer,
  RUNNING_QUESTIONS_PATH,
  type RunningQuestionsAnswer,
} from '@travesia/contracts/slices';
import { networkOf, ProblemError, parseInput, type RateLimits } from '@travesia/kit-service';
import type { createDeletions, Writer } from '@travesia/kit-service/database';
import { signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appealBody, diagnosticAnswerBody, diagnosticBody, diagnosticId, runningQuestionsBody } from '../api/bodies.ts';
import {
  type AppealAnswer,
  DIAGNOSTICS_CLAIM_PATH,
  DIAGNOSTICS_PATH,
  type DiagnosisAnswer,
  type DiagnosticStepAnswer,
  type DiagnosticsAnswer,
  diagnosisPath,
  diagnosticAnswerPath,
  diagnosticAppealPath,
  diagnosticEndPath,
  diagnosticPath,
  ENGINE_CHECK_PATH,
  type EngineCheckAnswer,
} from '../api/diagnostics.ts';
import type { DiagnosticStore } from './diagnostic-store.ts';
import type { Diagnostics } from './diagnostics.ts';
import { guests } from './guests.ts';
import {
  BODY_LIMIT_BYTES,
  DIAGNOSTIC_REQUESTS_PER_STUDENT_A_MINUTE,
  ENGINE_CHECKS_TOLD_MIN,
  GUEST_DIAGNOSTICS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  RUNNING_QUESTIONS_BODY_LIMIT_BYTES,
} from './limits.ts';

export interface DiagnosticRoutesOptions {
  readonly store: DiagnosticStore;
  readonly diagnostics: Diagnostics;
  readonly limits: RateLimits;
  readonly deletions: Pick<ReturnType<typeof createDeletions>, 'whileKept' | 'isDeleted'>;
  /** Gives the questions of a guest to a student, where they are kept. */
  moveQuestions(guest: string, uid: string, questions: readonly string[]): Promise<void>;
}

type OfDiagnostic = { readonly Params: { readonly id: string } };

/** Diagnostics of students and of who has no account yet. What was right is told to nobody before the end, and not by these. */
export function diagnosticRoutes(app: FastifyInstance, options: DiagnosticRoutesOptions): void {
  const { store, diagnostics, limits, deletions, moveQuestions } = options;
  const limitStudent = limits.perUser('diagnostics', DIAGNOSTIC_REQUESTS_PER_STUDENT_A_MINUTE);
  const limitGuests = limits.perUser('guests', GUEST_DIAGNOSTICS_PER_ADDRESS_A_MINUTE);
  const rateLimit = { max: REQUESTS_PER_ADDRESS_A_MINUTE };
  const own = { bodyLimit: BODY_LIMIT_BYTES, config: { access: 'signed-in', rateLimit } } as const;
  const ownOrGuests = { bodyLimit: BODY_LIMIT_BYTES, config: { access: 'public', rateLimit } } as const;

  const principal = (request: FastifyRequest) =>
    request.session.status === 'signed-in' ? request.session.user.uid : guests.of(request);

  async function studentOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (request.session.status === 'pending') {
      reply.header('retry-after', 10);
      throw new ProblemError(503, 'The session cannot be verified now.');
    }
    reply.header('cache-control', 'no-store');
    const uid = principal(request);
    if (uid === undefined) throw new ProblemError(404, 'There is no such diagnostic.');
    await limitStudent(request, reply, uid);
    return uid;
  }

  async function diagnosticOf(request: FastifyRequest<OfDiagnostic>, reply: FastifyReply) {
    const uid = await studentOf(request, reply);
    const id = diagnosticId.safeParse(request.params.id);
    if (!id.success) throw new ProblemError(404, 'There is no such diagnostic.');
    return { uid, id: id.data };
  }

  /** Who begins one. A guest whose data was deleted is another guest from here on. */
  async function writerOf(request: FastifyRequest, reply: FastifyReply): Promise<Writer> {
    if (request.session.status === 'signed-in') return signedInWriter(request);
    const guest = guests.of(request);
    if (guest === undefined) await limitGuests(request, reply, networkOf(request.ip, 64));
    const isGone = guest !== undefined && (await deletions.isDeleted({ user: guest, signedInAtS: null }));
    return { user: isGone ? guests.renew(reply) : guests.admit(request, reply), signedInAtS: null };
  }

  app.get(DIAGNOSTICS_PATH, ownOrGuests, async (request, reply): Promise<DiagnosticsAnswer> => {
    if (request.session.status !== 'pending' && principal(request) === undefined) return { diagnostics: [] };
    const rows = await store.list(await studentOf(request, reply));
    return {
      diagnostics: rows.map(({ id, test, answered, why, started_at }) => ({
        id,
        test,
        answered,
        ended: why,
        startedAt: started_at.toISOString(),
      })),
    };
  });

  app.post(DIAGNOSTICS_PATH, ownOrGuests, async (request, reply): Promise<DiagnosticStepAnswer> => {
    const { id, test } = parseInput(diagnosticBody, request.body);
    if (request.session.status === 'pending') throw new ProblemError(503, 'The session cannot be verified now.');
    const writer = await writerOf(request, reply);
    reply.header('cache-control', 'no-store');
    await limitStudent(request, reply, writer.user);
    return deletions.whileKept(writer, () => diagnostics.begin(writer.user, id, test));
  });

  app.get<OfDiagnostic>(diagnosticPath(':id'), ownOrGuests, async (request, reply): Promise<DiagnosticStepAnswer> => {
    const { uid, id } = await diagnosticOf(request, reply);
    return diagnostics.step(uid, id);
  });

  app.post<OfDiagnostic>(
    diagnosticAnswerPath(':id'),
    ownOrGuests,
    async (request, reply): Promise<DiagnosticStepAnswer> => {
      const { uid, id } = await diagnosticOf(request, reply);
      return diagnostics.answer(uid, id, parseInput(diagnosticAnswerBody, request.body));
    },
  );

  app.post<OfDiagnostic>(
    diagnosticEndPath(':id'),
    ownOrGuests,
    async (request, reply): Promise<DiagnosticStepAnswer> => {
      const { uid, id } = await diagnosticOf(request, reply);
      return diagnostics.stop(uid, id);
    },
  );

  app.post<OfDiagnostic>(diagnosticAppealPath(':id'), ownOrGuests, async (request, reply): Promise<AppealAnswer> => {
    const { uid, id } = await diagnosticOf(request, reply);
    return diagnostics.appeal(uid, id, parseInput(appealBody, request.body).content);
  });

  app.get<OfDiagnostic>(diagnosisPath(':id'), ownOrGuests, async (request, reply): Promise<DiagnosisAnswer> => {
    const { uid, id } = await diagnosticOf(request, reply);
    return diagnostics.diagnosis(uid, id);
  });

  // Plans are made of it.
  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  app.get(DIAGNOSES_PATH, ownAndServices, async ({ signedInUser }): Promise<DiagnosesAnswer> => {
    const { uid } = signedInUser;
    const ids = await store.newestEnded(uid);
    const all = await Promise.all(ids.map((id) => diagnostics.diagnosis(uid, id)));
    return { diagnoses: all.map(({ test, answered, contents }) => ({ test, answered, contents })) };
  });

  // Keeps nothing: of whom a guardian has not agreed it is asked as well, who takes away what is kept of them.
  const servicesOnly = {
    bodyLimit: RUNNING_QUESTIONS_BODY_LIMIT_BYTES,
    config: { ...own.config, services: 'only', withoutConsent: true },
  } as const;
  app.post(
    RUNNING_QUESTIONS_PATH,
    servicesOnly,
    async ({ body }): Promise<RunningQuestionsAnswer> => ({
      questions: await store.running(parseInput(runningQuestionsBody, body).questions),
    }),
  );

  app.post(DIAGNOSTICS_CLAIM_PATH, own, async (request, reply) => {
    const guest = guests.of(request);
    if (guest === undefined) return { claimed: 0 };
    const writer = signedInWriter(request);
    const listed = await store.list(guest);
    // The questions first: where this is cut off, the guest still has a diagnostic and asks again.
    const questions = (await Promise.all(listed.map(({ id }) => store.read(guest, id)))).flatMap(
      (read) => read?.questions.map(({ question_id }) => question_id) ?? [],
    );
    await moveQuestions(guest, writer.user, questions);
    await deletions.whileKept(writer, () => store.claim(guest, writer.user));
    guests.forget(reply);
    return { claimed: listed.length };
  });

  app.get(ENGINE_CHECK_PATH, ownOrGuests, async (): Promise<EngineCheckAnswer> => {
    const { right, total } = await store.checked();
    return { share: total < ENGINE_CHECKS_TOLD_MIN ? null : Math.round((100 * right) / total) / 100, total };
  });
}
