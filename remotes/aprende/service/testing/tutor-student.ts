import { EXPECTED_USER_HEADER, type TutorSubject } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { cookieOf } from '@travesia/kit-service/testing';
import { CONVERSATIONS_PATH, conversationEventsPath, conversationPath, turnsPath } from '../../api/paths.ts';
import type { Conversation, Turn, TurnPart, TutorSay } from '../../api/tutor.ts';
import { ORIGIN } from './aprende-app.ts';
import { type EventStream, type HeardEvent, openEventStream } from './event-stream.ts';

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what was asked for.
  readonly body: any;
}

/** The turn of the tutor that ended last, where it answers the student's turn `id`. */
export function answerTo(events: readonly HeardEvent[], id: string): Turn | undefined {
  const turns = new Map<string, Turn>();
  for (const { event } of events) if (event.type === 'turn') turns.set(event.turn.id, event.turn);
  const asked = turns.get(id);
  const answer = [...turns.values()].find(({ seq }) => asked !== undefined && seq === asked.seq + 1);
  return answer && answer.state !== 'open' ? answer : undefined;
}

export const partsOf = (turn: Turn | undefined): readonly TurnPart[] => turn?.parts ?? [];

/** A student with a browser, over the network. */
export function createTutorStudent(base: () => string, uid: string) {
  const headers = {
    origin: ORIGIN,
    cookie: cookieOf(uid),
    [EXPECTED_USER_HEADER]: encodeURIComponent(uid),
  };
  async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answered> {
    const answer = await fetch(base() + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  const follow = (id: string, after?: number): Promise<EventStream> =>
    openEventStream(base() + conversationEventsPath(id), {
      ...headers,
      ...(after !== undefined && { 'last-event-id': String(after) }),
    });
  return {
    uid,
    ask,
    follow,

    async begin(subject: TutorSubject = { kind: 'words' }, id = uuidV7()): Promise<Conversation> {
      const { status, body } = await ask('POST', CONVERSATIONS_PATH, { id, subject });
      if (status !== 200) throw new Error(`a conversation was answered with ${status}: ${JSON.stringify(body)}`);
      return body;
    },

    read: async (id: string): Promise<Conversation> => (await ask('GET', conversationPath(id))).body,

    post: (conversation: string, say: TutorSay, id = uuidV7()) => ask('POST', turnsPath(conversation), { id, say }),

    /** A turn, and what the tutor answers by `stream`. */
    async say(stream: EventStream, conversation: string, say: TutorSay, id = uuidV7()): Promise<Turn> {
      const { status, body } = await ask('POST', turnsPath(conversation), { id, say });
      if (status !== 202) throw new Error(`a turn was answered with ${status}: ${JSON.stringify(body)}`);
      return stream.until((events) => answerTo(events, id));
    },
  };
}

export type TutorStudent = ReturnType<typeof createTutorStudent>;
