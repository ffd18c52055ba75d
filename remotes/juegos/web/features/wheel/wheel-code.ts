// What reads the services' answers and what the browser kept: it comes after the page.
import type { HttpClient } from '@travesia/contracts/page';
import {
  type AnsweredQuestion,
  type AskedQuestion,
  CONTENT_GAINS_PATH,
  type ContentGainsAnswer,
  EXPECTED_USER_HEADER,
  GUEST_QUESTIONS_PATH,
  guestQuestionAnswerPath,
  QUESTIONS_PATH,
  questionAnswerPath,
} from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import * as z from 'zod/mini';
import { answeredQuestion, askedQuestion, contentGains } from '../../../api/answers.ts';
import type { WheelMemory } from '../../../models/wheel/drill.ts';
import type { KeptChoice } from './kept-wheel.ts';

const keptChoice = z.object({ question: z.string(), option: z.nullable(z.string()) });

const keptMemory = z.object({
  day: z.string(),
  done: z.array(z.string()),
  hasAsked: z.boolean(),
  drill: z.nullable(
    z.object({
      seed: z.number(),
      content: z.string(),
      at: z.number(),
      questions: z.array(
        z.object({
          id: z.string(),
          asked: z.nullable(z.union([askedQuestion, z.literal('none')])),
          choice: z.exactOptional(z.nullable(z.string())),
          answered: z.nullable(answeredQuestion),
        }),
      ),
    }),
  ),
});

export const readKeptMemory = (kept: unknown): WheelMemory | null => keptMemory.safeParse(kept).data ?? null;
export const readKeptChoice = (kept: unknown): KeptChoice | null => keptChoice.safeParse(kept).data ?? null;

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

/** What is asked of services, for one student or for whoever has no account. Everything rejects as `http` does. */
export function createWheelRequests(uid: string | null, http: HttpClient, ended: AbortSignal) {
  const send = (path: string, body?: object) =>
    http(path, {
      ...(body && { method: 'POST', body }),
      ...(uid !== null && { headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) } }),
      signal: AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    });
  const [questions, answerPath] =
    uid === null ? [GUEST_QUESTIONS_PATH, guestQuestionAnswerPath] : [QUESTIONS_PATH, questionAnswerPath];
  return {
    gains: async (): Promise<ContentGainsAnswer> => readAnswer(contentGains, await send(CONTENT_GAINS_PATH)),
    ask: async (id: string, content: string): Promise<AskedQuestion> =>
      readAnswer(askedQuestion, await send(questions, { id, content, ...(uid !== null && { use: 'game' }) })),
    answer: async (id: string, option: string | null): Promise<AnsweredQuestion> =>
      readAnswer(answeredQuestion, await send(answerPath(id), { option })),
  };
}

export type WheelRequests = ReturnType<typeof createWheelRequests>;
