import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Conversation,
  type ConversationEvent,
  type ConversationState,
  TUTOR_BUSY_REASON,
  type Turn,
  type TurnBody,
} from '../../../api/tutor.ts';
import { createConversationSession } from './conversation-session.ts';

const AT = '2026-11-28T15:00:00.000Z';
const STATE: ConversationState = {
  content: null,
  question: null,
  questionState: null,
  rung: null,
  nextHintMs: 8_000,
  hasSteps: false,
};

const failure = (status?: number, reason?: string) =>
  Object.assign(new Error(`status ${status}`), status !== undefined && { status, problem: { reason } });

/** A service of one conversation as its contract says: events are numbered, and who follows gets those behind its own. */
function createService() {
  const events: ConversationEvent[] = [];
  const turns = new Map<string, Turn>();
  const followers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const followed: number[] = [];
  const sent: TurnBody[] = [];
  let refused: Error | null = null;
  let reads = 0;

  const written = (index: number) =>
    new TextEncoder().encode(`id: ${index + 1}\ndata: ${JSON.stringify(events[index])}\n\n`);
  function tell(event: ConversationEvent): void {
    events.push(event);
    if (event.type === 'turn') turns.set(event.turn.id, event.turn);
    for (const follower of followers) follower.enqueue(written(events.length - 1));
  }
  return {
    sent,
    followed,
    tell,
    reads: () => reads,
    refuse(error: Error | null) {
      refused = error;
    },
    /** A sign of life. */
    live() {
      for (const follower of followers) follower.enqueue(new TextEncoder().encode(':\n\n'));
    },
    /** Whoever follows loses the connection. */
    cut() {
      for (const follower of followers) follower.error(new TypeError('network error'));
      followers.clear();
    },
    requests: {
      async read(id: string): Promise<Conversation> {
        if (refused) throw refused;
        reads += 1;
        return {
          ...{ id, title: 'Porcentajes', subject: { kind: 'words' }, at: AT },
          ...{ turns: [...turns.values()], state: STATE, changes: events.length },
        };
      },
      async say(_: string, turn: TurnBody): Promise<void> {
        if (refused) throw refused;
        sent.push(turn);
        if (turns.has(turn.id)) return;
        const seq = turns.size + 1;
        tell({ type: 'turn', turn: { id: turn.id, seq, by: 'student', at: AT, say: turn.say, state: 'done' } });
        tell({ type: 'turn', turn: { id: `t${seq}`, seq: seq + 1, by: 'tutor', at: AT, parts: [], state: 'open' } });
      },
      stop: async () => undefined,
      report: async () => undefined,
      async follow(_: string, heard: number, signal: AbortSignal): Promise<Response> {
        if (refused) {
          const { status, problem }: { status?: number; problem?: object } = Object(refused);
          if (status === undefined) throw refused;
          return new Response(JSON.stringify(problem), { status });
        }
        followed.push(heard);
        return new Response(
          new ReadableStream<Uint8Array>({
            start(controller) {
              for (let index = heard; index < events.length; index += 1) controller.enqueue(written(index));
              followers.add(controller);
              signal.addEventListener('abort', () => {
                if (followers.delete(controller)) controller.error(signal.reason);
              });
            },
          }),
        );
      },
    },
  };
}

let service: ReturnType<typeof createService>;
let browser: ReturnType<ReturnType<typeof createFakeBrowser>['tab']>;

beforeEach(() => {
  vi.useFakeTimers();
  service = createService();
  browser = createFakeBrowser().tab();
});
afterEach(() => vi.useRealTimers());

const open = (tab = browser) => createConversationSession({ id: 'c1', requests: service.requests, ports: tab });
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const sentence = (text: string): ConversationEvent => ({ type: 'sentence', turn: 't1', text });
const textsOf = (turns: readonly Turn[]) =>
  turns.flatMap(({ parts = [] }) => parts.map((part) => (part.kind === 'text' ? part.text : '')));

it('reads, follows, and after a lost connection hears what it missed once', async () => {
  const session = open();
  const now = () => session.standing$.get();
  await settle();
  expect(now()).toMatchObject({ link: 'live', title: 'Porcentajes', turns: [] });
  expect(now().hintAt).toBe(performance.now() + 8_000);

  await session.say('s1', { kind: 'hint' });
  await settle();
  service.tell(sentence('Uno.'));
  await settle();
  expect(textsOf(now().turns)).toEqual(['Uno.']);
  service.refuse(failure());
  service.cut();
  await settle();
  expect(now().link).toBe('waiting');
  service.refuse(null);
  service.tell(sentence('Dos.'));
  await settle(500);
  expect(now().link).toBe('live');
  expect(textsOf(now().turns)).toEqual(['Uno.', 'Dos.']);
  expect(service.followed).toEqual([0, 3]);
  expect(service.reads()).toBe(1);
  session.close();
});

it('tries again later and later, and at once when the browser is back', async () => {
  service.refuse(failure());
  const session = open();
  const tries = vi.spyOn(service.requests, 'read');
  const counts: number[] = [];
  for (let second = 0; second < 40; second += 1) {
    await settle(1_000);
    counts.push(tries.mock.calls.length);
  }
  expect(counts.at(-1)).toBeLessThanOrEqual(7);
  const before = tries.mock.calls.length;
  browser.wake();
  await settle();
  expect(tries.mock.calls.length).toBe(before + 1);
  session.close();
  await settle(60_000);
  expect(tries.mock.calls.length).toBe(before + 1);
});

it('keeps two tabs in step, and shows a turn that was sent twice once', async () => {
  const [one, other] = [open(), open(browser)];
  await settle();
  await one.say('s1', { kind: 'words', text: 'No entiendo' });
  await one.say('s1', { kind: 'words', text: 'No entiendo' });
  await settle();
  const ids = (session: typeof one) => session.standing$.get().turns.map(({ id }) => id);
  expect(ids(one)).toEqual(['s1', 't1']);
  expect(ids(other)).toEqual(ids(one));
  one.close();
  other.close();
});

it('takes back what was not taken, and says why', async () => {
  const session = open();
  await settle();
  for (const [error, why] of [
    [failure(), 'offline'],
    [failure(409, TUTOR_BUSY_REASON), 'busy'],
    [failure(429), 'too-many'],
    [failure(500), 'failed'],
  ] as const) {
    service.refuse(error);
    const said = session.say('s1', { kind: 'hint' });
    expect(session.standing$.get().turns).toHaveLength(1);
    expect(await said).toBe(why);
    expect(session.standing$.get().turns).toEqual([]);
  }
  session.close();
});

it('is closed while a simulacro runs and open after it, from the first on and in the middle', async () => {
  service.refuse(failure(409, 'simulacro'));
  const session = open();
  const link = () => session.standing$.get().link;
  await settle();
  expect(link()).toBe('closed');
  service.refuse(null);
  await settle(20_000);
  expect(link()).toBe('live');
  service.tell({ type: 'closed', closedBy: 'simulacro' });
  await settle();
  expect(link()).toBe('closed');
  service.tell({ type: 'closed', closedBy: null });
  await settle();
  expect(link()).toBe('live');
  session.close();
});

it('ends where the conversation was deleted, and asks no more', async () => {
  const session = open();
  await settle();
  service.refuse(failure(404));
  service.cut();
  await settle(1_000);
  expect(session.standing$.get().link).toBe('gone');
  const tries = vi.spyOn(service.requests, 'follow');
  await settle(120_000);
  expect(tries).not.toHaveBeenCalled();
  session.close();
});

it('takes a stream for lost on which nothing comes, not even a sign of life', async () => {
  const session = open();
  for (let minute = 0; minute < 3; minute += 1) {
    await settle(45_000);
    service.live();
  }
  expect(service.followed).toEqual([0]);
  await settle(61_000);
  expect(service.followed).toEqual([0, 0]);
  session.close();
});
