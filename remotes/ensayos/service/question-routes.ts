import {
  type AnsweredQuestion,
  type AskedQuestion,
  GUEST_QUESTIONS_PATH,
  guestQuestionAnswerPath,
  QUESTIONS_CLAIM_PATH,
  QUESTIONS_PATH,
  type QuestionAnswerBody,
  type QuestionsClaimAnswer,
  type QuestionUse,
  questionAnswerPath,
} from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { ProblemError, parseInput, SERVICE_CALL_HEADER } from '@travesia/kit-service';
import type { Writer } from '@travesia/kit-service/database';
import { signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptRequest, ReviewedItem, RunningAttempt, SentEvent } from '../api/attempts.ts';
import { guestQuestionBody, questionAnswerBody, questionBody, questionsClaimBody, rowId } from '../api/bodies.ts';
import { guests } from './guests.ts';
import { REQUESTS_PER_ADDRESS_A_MINUTE, SMALL_BODY_LIMIT_BYTES } from './limits.ts';
import type { Asker, Practice } from './practice.ts';

export interface QuestionRoutesOptions {
  /** Gives attempts of a guest to a student. Resolves with how many are left. */
  claim(guest: string, writer: Writer, ids: readonly string[]): Promise<number>;
  readonly answer: Practice['answer'];
  /** Makes an attempt that has begun, once, within the budgets of what may be written. */
  ask(request: FastifyRequest, writer: Writer, id: string, asked: AttemptRequest): Promise<RunningAttempt>;
  /** 409 where the simulacro that a student sits asks the same as an attempt of somebody else. */
  readonly refuseWhileSat: Practice['refuseWhileSat'];
  /** Who asks without an account, within what their network may begin. */
  admitGuest(request: FastifyRequest, reply: FastifyReply): Promise<Writer>;
}

type OfQuestion = { readonly Params: { readonly id: string } };

const asked = (content: string, { attempt, form }: RunningAttempt): AskedQuestion => {
  const [item] = form.items;
  if (!item) throw new RangeError('A question has one item.');
  const { stem, figure, options, text } = item;
  const reading = text === undefined ? undefined : form.texts[text];
  return {
    id: attempt.id,
    content,
    stem,
    ...(figure !== undefined && { figure }),
    options,
    ...(reading && { reading }),
  };
};

function requestOf(content: string, use: QuestionUse): AttemptRequest {
  const test = findContent(content)?.test.id;
  if (test === undefined) throw new ProblemError(422, 'There are no questions for what is asked.');
  return { mode: 'pregunta', test, content, use };
}

function eventsOf({ option, activeMs }: QuestionAnswerBody): readonly SentEvent[] {
  const events: SentEvent[] = [];
  if (option !== null) events.push({ kind: 'answer', seq: 1, slot: 0, option });
  if (activeMs !== undefined) events.push({ kind: 'visit', seq: 2, slot: 0, activeMs });
  return events;
}

function answeredBy({ content, outcome, key, chosen, mistakes, solution }: ReviewedItem): AnsweredQuestion {
  const mistake = mistakes.find(({ option }) => option === chosen);
  return {
    content,
    outcome,
    key,
    mistake: mistake ? { id: mistake.id, name: mistake.name, feedback: mistake.feedback } : null,
    solution,
  };
}

/**
 * Questions one at a time: attempts of one, begun as they are asked. The id stands for the device too, because whoever knows
 * it is who asked.
 */
export function questionRoutes(app: FastifyInstance, options: QuestionRoutesOptions): void {
  const { ask, claim, admitGuest } = options;
  const rateLimit = { max: REQUESTS_PER_ADDRESS_A_MINUTE };
  const own = {
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    config: { access: 'signed-in', services: true, rateLimit },
  } as const;

  async function answer(request: FastifyRequest<OfQuestion>, user: string, asker: Asker): Promise<AnsweredQuestion> {
    const body = parseInput(questionAnswerBody, request.body);
    const id = rowId.safeParse(request.params.id);
    if (!id.success) throw new ProblemError(404, 'There is no such question.');
    return answeredBy(await options.answer(user, id.data, eventsOf(body), asker));
  }

  app.post(QUESTIONS_PATH, own, async (request): Promise<AskedQuestion> => {
    const { id, content, use } = parseInput(questionBody, request.body);
    return asked(content, await ask(request, signedInWriter(request), id, requestOf(content, use)));
  });

  const servicesOnly = { ...own, config: { ...own.config, services: 'only' } } as const;
  app.post(QUESTIONS_CLAIM_PATH, servicesOnly, async (request): Promise<QuestionsClaimAnswer> => {
    const { guest, questions } = parseInput(questionsClaimBody, request.body);
    return { left: await claim(guest, signedInWriter(request), questions) };
  });

  app.post<OfQuestion>(questionAnswerPath(':id'), own, (request) => {
    // A header that nobody signed got no further.
    const asker = request.headers[SERVICE_CALL_HEADER] === undefined ? 'student' : 'service';
    return answer(request, signedInWriter(request).user, asker);
  });

  // Of the cookie alone, whoever signs in meanwhile: a question that was begun comes to its end.
  const ofGuests = { bodyLimit: SMALL_BODY_LIMIT_BYTES, config: { access: 'public', rateLimit } } as const;
  app.post(GUEST_QUESTIONS_PATH, ofGuests, async (request, reply): Promise<AskedQuestion> => {
    const { id, content } = parseInput(guestQuestionBody, request.body);
    const writer = await admitGuest(request, reply);
    return asked(content, await ask(request, writer, id, requestOf(content, 'game')));
  });

  app.post<OfQuestion>(guestQuestionAnswerPath(':id'), ofGuests, async (request) => {
    const guest = guests.of(request);
    const id = rowId.safeParse(request.params.id);
    if (guest === undefined || !id.success) throw new ProblemError(404, 'There is no such question.');
    // Who sits a simulacro in this browser is not told behind their own back what it asks.
    const { session } = request;
    if (session.status === 'signed-in') await options.refuseWhileSat(session.user.uid, guest, id.data);
    return answer(request, guest, 'student');
  });
}
