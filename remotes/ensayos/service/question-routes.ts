import {
  type AnsweredQuestion,
  type AskedQuestion,
  QUESTIONS_CLAIM_PATH,
  QUESTIONS_PATH,
  type QuestionsClaimAnswer,
  questionAnswerPath,
} from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { ProblemError, parseInput, SERVICE_CALL_HEADER } from '@travesia/kit-service';
import type { Writer } from '@travesia/kit-service/database';
import { signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttemptRequest, RunningAttempt, SentEvent } from '../api/attempts.ts';
import { questionAnswerBody, questionBody, questionsClaimBody, rowId } from '../api/bodies.ts';
import { REQUESTS_PER_ADDRESS_A_MINUTE, SMALL_BODY_LIMIT_BYTES } from './limits.ts';
import type { Practice } from './practice.ts';

export interface QuestionRoutesOptions {
  /** Gives attempts of a guest to a student. Resolves with how many are left. */
  claim(guest: string, writer: Writer, ids: readonly string[]): Promise<number>;
  readonly answer: Practice['answer'];
  /** Makes an attempt that has begun, once, within the budgets of what may be written. */
  ask(request: FastifyRequest, writer: Writer, id: string, asked: AttemptRequest): Promise<RunningAttempt>;
}

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

/**
 * Questions one at a time: attempts of one, begun as they are asked. The id stands for the device too, because whoever knows
 * it is who asked.
 */
export function questionRoutes(app: FastifyInstance, { answer, ask, claim }: QuestionRoutesOptions): void {
  const options = {
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    config: { access: 'signed-in', services: true, rateLimit: { max: REQUESTS_PER_ADDRESS_A_MINUTE } },
  } as const;

  app.post(QUESTIONS_PATH, options, async (request): Promise<AskedQuestion> => {
    const { id, content, use } = parseInput(questionBody, request.body);
    const test = findContent(content)?.test.id;
    if (test === undefined) throw new ProblemError(422, 'There are no questions for what is asked.');
    const writer = signedInWriter(request);
    return asked(content, await ask(request, writer, id, { mode: 'pregunta', test, content, use }));
  });

  const servicesOnly = { ...options, config: { ...options.config, services: 'only' } } as const;
  app.post(QUESTIONS_CLAIM_PATH, servicesOnly, async (request): Promise<QuestionsClaimAnswer> => {
    const { guest, questions } = parseInput(questionsClaimBody, request.body);
    return { left: await claim(guest, signedInWriter(request), questions) };
  });

  app.post<{ Params: { readonly id: string } }>(
    questionAnswerPath(':id'),
    options,
    async (request): Promise<AnsweredQuestion> => {
      const { option, activeMs } = parseInput(questionAnswerBody, request.body);
      const { user } = signedInWriter(request);
      const id = rowId.safeParse(request.params.id);
      if (!id.success) throw new ProblemError(404, 'There is no such question.');
      const events: SentEvent[] = [];
      if (option !== null) events.push({ kind: 'answer', seq: 1, slot: 0, option });
      if (activeMs !== undefined) events.push({ kind: 'visit', seq: 2, slot: 0, activeMs });
      // A header that nobody signed got no further.
      const asker = request.headers[SERVICE_CALL_HEADER] === undefined ? 'student' : 'service';
      const answered = await answer(user, id.data, events, asker);
      const { content, outcome, key, chosen, mistakes, solution } = answered;
      const mistake = mistakes.find(({ option: wrong }) => wrong === chosen);
      return {
        content,
        outcome,
        key,
        mistake: mistake ? { id: mistake.id, name: mistake.name, feedback: mistake.feedback } : null,
        solution,
      };
    },
  );
}
