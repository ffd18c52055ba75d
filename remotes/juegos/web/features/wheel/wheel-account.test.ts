import type { HttpClient } from '@travesia/contracts/page';
import {
  type AnsweredQuestion,
  type AskedQuestion,
  CONTENT_GAINS_PATH,
  EXPECTED_USER_HEADER,
  GUEST_QUESTIONS_PATH,
  QUESTIONS_PATH,
} from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrillQuestion } from '../../../models/wheel/drill.ts';
import { createWheelAccount, type WheelAccount } from './wheel-account.ts';
import * as code from './wheel-code.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';

const failure = (status?: number) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status });

/** The services as their contracts say: an id is one question, of which the first answer stands. */
function createServices() {
  const asked = new Map<string, AskedQuestion>();
  const answers = new Map<string, AnsweredQuestion>();
  const requests: string[] = [];
  let mood: 'well' | 'deaf' | 'mute' | number = 'well';
  /** Questions that the bank has of the content. */
  let left = Number.POSITIVE_INFINITY;

  function ask({ id, content, use }: { id: string; content: string; use?: string }, path: string): AskedQuestion {
    expect(use).toBe(path === QUESTIONS_PATH ? 'game' : undefined);
    const known = asked.get(id);
    if (known) return known;
    if (left === 0) throw failure(422);
    left -= 1;
    const question = {
      id,
      content,
      stem: `¿${asked.size}?`,
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    };
    asked.set(id, question);
    return question;
  }

  function answer(id: string, { option }: { option: string | null }): AnsweredQuestion {
    const question = asked.get(id);
    if (!question) throw failure(404);
    const outcome = option === null ? 'omitted' : option === 'a' ? 'correct' : 'wrong';
    const told = answers.get(id) ?? { content: question.content, outcome, key: 'a', mistake: null, solution: [] };
    answers.set(id, told as AnsweredQuestion);
    return told as AnsweredQuestion;
  }

  const http: HttpClient = async (path, { body, headers } = {}) => {
    await Promise.resolve();
    requests.push(path);
    if (mood === 'deaf') throw failure();
    if (typeof mood === 'number') throw failure(mood);
    const isGuest = path.startsWith(GUEST_QUESTIONS_PATH);
    if ((headers?.[EXPECTED_USER_HEADER] === undefined) !== isGuest) throw failure(409);
    const [, id] = /questions\/([^/]+)\/answer$/.exec(path) ?? [];
    const said =
      path === CONTENT_GAINS_PATH
        ? { tests: ['m1'], contents: [] }
        : id === undefined
          ? ask(body as Parameters<typeof ask>[0], path)
          : answer(id, body as Parameters<typeof answer>[1]);
    if (mood === 'mute') throw failure();
    return JSON.parse(JSON.stringify(said));
  };
  return {
    http,
    asked,
    answers,
    requests,
    fare: (how: typeof mood) => {
      mood = how;
    },
    leave: (questions: number) => {
      left = questions;
    },
  };
}

let services: ReturnType<typeof createServices>;
let browser: ReturnType<typeof createFakeBrowser>;

const open = (uid: string | null = 'ana'): WheelAccount =>
  createWheelAccount({ uid, http: services.http, ports: browser.tab(), loadCode: async () => code });

/** As long as it takes to try everything again. */
const aWhile = () => vi.advanceTimersByTimeAsync(180_000);
const memoryOf = (account: WheelAccount) => account.state$.get().memory;
const questionsOf = (account: WheelAccount): readonly DrillQuestion[] => memoryOf(account)?.drill?.questions ?? [];
const idOf = (account: WheelAccount, place: number) => questionsOf(account)[place]?.id ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T15:00:00Z') });
  browser = createFakeBrowser();
  services = createServices();
});
afterEach(() => void vi.useRealTimers());

it.each(['ana', null])(
  'asks three questions of what came up, for %s, and tells of each what the service says',
  async (uid) => {
    const account = open(uid);
    await aWhile();
    expect(account.state$.get()).toMatchObject({ memory: { drill: null }, sync: 'synced' });
    account.begin(7, CONTENT);
    await aWhile();
    expect(services.asked.size).toBe(3);
    account.choose(idOf(account, 0), 'a');
    account.choose(idOf(account, 0), 'b');
    await aWhile();
    expect(questionsOf(account)[0]).toMatchObject({ choice: 'a', answered: { outcome: 'correct' } });
    expect(services.requests.includes(CONTENT_GAINS_PATH)).toBe(uid !== null);
  },
);

it('what was chosen without a connection waits on the device, is sent once, and is found by the next page', async () => {
  const first = open();
  await aWhile();
  first.begin(7, CONTENT);
  await aWhile();
  services.fare('deaf');
  first.choose(idOf(first, 0), 'b');
  first.next();
  first.choose(idOf(first, 1), null);
  await aWhile();
  expect(first.state$.get()).toMatchObject({ sync: 'waiting', waiting: 2 });
  first.close();

  // The answer is lost on its way: it is asked again, and is the same.
  services.fare('mute');
  const next = open();
  await aWhile();
  expect(memoryOf(next)?.drill?.at).toBe(1);
  services.fare('well');
  await aWhile();
  expect(next.state$.get()).toMatchObject({ sync: 'synced', waiting: 0 });
  expect(questionsOf(next).map(({ answered }) => answered?.outcome)).toEqual(['wrong', 'omitted', undefined]);
  expect(services.answers.size).toBe(2);
});

it.each([0, 1])('two pages of one browser lose nothing of each other, whichever sends: %i', async (sender) => {
  const tabs = [browser.tab(), browser.tab()] as const;
  const [idle, busy] = tabs.map((ports) =>
    createWheelAccount({ uid: null, http: services.http, ports, loadCode: async () => code }),
  ) as [WheelAccount, WheelAccount];
  await aWhile();
  busy.begin(7, CONTENT);
  await aWhile();
  services.fare('deaf');
  for (const place of [0, 1, 2]) {
    busy.choose(idOf(busy, place), 'a');
    busy.next();
  }
  await aWhile();
  services.fare('well');
  tabs[sender]?.wake();
  await vi.advanceTimersByTimeAsync(0);
  tabs[1 - sender]?.wake();
  await aWhile();
  for (const account of [idle, busy]) {
    expect(questionsOf(account).map(({ answered }) => answered?.outcome)).toEqual(['correct', 'correct', 'correct']);
    expect(account.state$.get()).toMatchObject({ waiting: 0, memory: { done: [CONTENT], drill: { at: 3 } } });
  }
  expect(services.answers.size).toBe(3);
});

it('a content of which the bank has one question is a drill of one, and a question that is gone holds up nothing', async () => {
  services.leave(1);
  const account = open(null);
  await aWhile();
  account.begin(7, CONTENT);
  await aWhile();
  expect(questionsOf(account).map(({ asked }) => asked === 'none')).toEqual([false, true, true]);
  // The cookie is another one's by now.
  services.asked.clear();
  account.choose(idOf(account, 0), 'a');
  await aWhile();
  expect(questionsOf(account)[0]).toMatchObject({ asked: 'none', answered: null });
  expect(account.state$.get()).toMatchObject({ waiting: 0, sync: 'synced' });
});

it('says why nothing is taken: a guardian has to agree, or much was asked at once', async () => {
  const account = open();
  await aWhile();
  for (const [status, refusal] of [
    [403, 'guardian'],
    [429, 'limit'],
  ] as const) {
    services.fare(status);
    account.begin(7, CONTENT);
    await aWhile();
    expect(account.state$.get()).toMatchObject({ refusal, sync: 'waiting' });
  }
  services.fare('well');
  await aWhile();
  expect(account.state$.get()).toMatchObject({ refusal: null, sync: 'synced' });
});

it('of one student another finds nothing, nor whoever has no account', async () => {
  const account = open();
  await aWhile();
  account.begin(7, CONTENT);
  await aWhile();
  account.close();
  for (const uid of ['otra', null]) {
    const other = open(uid);
    await aWhile();
    expect(memoryOf(other)).toMatchObject({ drill: null, hasAsked: false });
    other.close();
  }
  const again = open();
  await aWhile();
  expect(questionsOf(again)).toHaveLength(3);
  again.forget();
  expect(memoryOf(again)).toMatchObject({ drill: null, hasAsked: false });
});
