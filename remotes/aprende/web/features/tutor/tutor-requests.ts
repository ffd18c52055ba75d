import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, TUTOR_CLOSED_REASON } from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import {
  CONVERSATIONS_PATH,
  conversationEventsPath,
  conversationPath,
  MODEL_AGREEMENT_PATH,
  stopPath,
  turnReportsPath,
  turnsPath,
} from '../../../api/paths.ts';
import {
  type Conversation,
  type ConversationBody,
  type ConversationsAnswer,
  type ModelStanding,
  TUTOR_BUSY_REASON,
  type TurnBody,
  type TurnReportBody,
} from '../../../api/tutor.ts';
import { conversation, conversationsAnswer, modelStanding } from '../../../api/tutor-answers.ts';

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

/** What is asked of the service of the tutor, for one student. Everything rejects as `http` does. */
export interface TutorRequests {
  conversations(): Promise<ConversationsAnswer>;
  begin(body: ConversationBody): Promise<Conversation>;
  read(id: string): Promise<Conversation>;
  say(id: string, turn: TurnBody): Promise<void>;
  stop(id: string): Promise<void>;
  report(id: string, report: TurnReportBody): Promise<void>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
  agree(agreed: boolean): Promise<ModelStanding>;
  /** The stream of a conversation behind event `heard`. */
  follow(id: string, heard: number, signal: AbortSignal): Promise<Response>;
}

export function createTutorRequests(uid: string, http: HttpClient): TutorRequests {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const send = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
    http(path, { method, ...(body && { body }), headers, signal: AbortSignal.timeout(REQUEST_DEADLINE_MS) });
  return {
    conversations: async () => readAnswer(conversationsAnswer, await send(CONVERSATIONS_PATH)),
    begin: async (body) => readAnswer(conversation, await send(CONVERSATIONS_PATH, 'POST', body)),
    read: async (id) => readAnswer(conversation, await send(conversationPath(id))),
    say: async (id, turn) => void (await send(turnsPath(id), 'POST', turn)),
    stop: async (id) => void (await send(stopPath(id), 'POST')),
    report: async (id, report) => void (await send(turnReportsPath(id), 'POST', report)),
    remove: async (id) => void (await send(conversationPath(id), 'DELETE')),
    removeAll: async () => void (await send(CONVERSATIONS_PATH, 'DELETE')),
    agree: async (agreed) => readAnswer(modelStanding, await send(MODEL_AGREEMENT_PATH, 'PUT', { agreed })),
    follow: (id, heard, signal) =>
      fetch(conversationEventsPath(id), {
        headers: { ...headers, accept: 'text/event-stream', 'last-event-id': String(heard) },
        cache: 'no-store',
        signal,
      }),
  };
}

/**
 * Why the service did not do it.
 * - `offline`: nobody answered. - `closed`: a simulacro runs. - `busy`: another turn is still answered.
 * - `signed-out`: the session is nobody's, or somebody else's. - `gone`: there is no such conversation.
 * - `long`: no turn more fits in it. - `too-many`: in a minute, or in a day.
 */
export type Refusal = 'offline' | 'closed' | 'busy' | 'signed-out' | 'gone' | 'long' | 'too-many' | 'failed';

export function refusalOf(status: unknown, reason?: unknown): Refusal {
  if (status === undefined) return 'offline';
  if (status === 409 && reason === TUTOR_CLOSED_REASON) return 'closed';
  if (status === 409 && reason === TUTOR_BUSY_REASON) return 'busy';
  if (status === 401 || status === 409) return 'signed-out';
  if (status === 404) return 'gone';
  if (status === 422) return 'long';
  return status === 429 ? 'too-many' : 'failed';
}

/** Of what `http` rejects with. */
export function refusalOfError(error: unknown): Refusal {
  const { status, problem }: { readonly status?: unknown; readonly problem?: unknown } = Object(error);
  return refusalOf(status, Object(problem)['reason']);
}
