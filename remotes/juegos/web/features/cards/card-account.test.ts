import type { HttpClient } from '@travesia/contracts/page';
import {
  CARD_REVIEWS_PATH,
  type CardReview,
  type CardReviewsBody,
  type CardsDueAnswer,
  type DueCard,
  EXPECTED_USER_HEADER,
} from '@travesia/contracts/slices';
import { createFakeBrowser } from '@travesia/kit-offline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CardAccount, createCardAccount } from './card-account.ts';
import * as code from './card-code.ts';
import { createKeptReviews, VISITOR } from './kept-reviews.ts';

const card = (id: string): DueCard => ({
  ...{ id, contentId: 'm1.numeros.porcentaje.calculo', content: 'Porcentaje', kind: 'idea' },
  ...{ front: `¿Qué es ${id}?`, back: id, why: null, isNew: true },
});

const failure = (status?: number) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status });

/** The service as its contract says: a review counts once by its id; what was known is due no more. */
function createService(due: readonly DueCard[], further: readonly DueCard[] = []) {
  const reviews = new Map<string, CardReview>();
  let mood: 'well' | 'deaf' | 'mute' = 'well';
  let refused = '';
  const http: HttpClient = async (path, { body, headers } = {}) => {
    await Promise.resolve();
    if (mood === 'deaf') throw failure();
    if (headers?.[EXPECTED_USER_HEADER] !== 'ana') throw failure(409);
    const answer = path === CARD_REVIEWS_PATH ? take(body as CardReviewsBody) : answerNow();
    if (mood === 'mute') throw failure();
    return JSON.parse(JSON.stringify(answer));
  };
  function take({ reviews: told }: CardReviewsBody) {
    if (told.some((review) => review.card === refused)) throw failure(400);
    for (const review of told) reviews.set(review.id, review);
    return { counted: told.length };
  }
  function answerNow(): CardsDueAnswer {
    const undone = new Set([...reviews.values()].map((one) => ('undoes' in one ? one.undoes : '')));
    const answered = new Set([...reviews.values()].filter(({ id }) => !undone.has(id)).map((one) => one.card));
    const cards = due.filter(({ id }) => !answered.has(id));
    return { day: '2026-11-25', cards, minutes: 1, further, catchUpDays: 1, next: { day: '2026-11-26', cards: 1 } };
  }
  return {
    http,
    reviews,
    fare: (how: typeof mood) => {
      mood = how;
    },
    refuse: (id: string) => {
      refused = id;
    },
  };
}

let service: ReturnType<typeof createService>;
let browser: ReturnType<typeof createFakeBrowser>;

const openPage = (uid = 'ana'): CardAccount =>
  createCardAccount({ uid, http: service.http, ports: browser.tab(), loadCode: async () => code });

/** As long as it takes to try everything again. */
const aWhile = () => vi.advanceTimersByTimeAsync(180_000);
const ids = (account: CardAccount) => account.state$.get().deck?.cards.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  browser = createFakeBrowser();
  service = createService(['uno', 'dos', 'tres'].map(card), [card('cuatro')]);
});
afterEach(() => void vi.useRealTimers());

it('what was missed comes again after the others, and what was known does not', async () => {
  const account = openPage();
  await aWhile();
  account.judge(false);
  expect(ids(account)).toEqual(['dos', 'tres', 'uno']);
  for (const knew of [true, true, true]) account.judge(knew);
  expect(account.state$.get()).toMatchObject({ answered: 4, known: 3 });
  await aWhile();
  expect([...service.reviews.values()].map((one) => [one.card, 'knew' in one && one.knew])).toEqual([
    ['uno', false],
    ['dos', true],
    ['tres', true],
    ['uno', true],
  ]);
  // What the service says at the end is of then.
  expect(account.state$.get()).toMatchObject({ deck: { cards: [], next: { day: '2026-11-26' } }, waiting: 0 });
  account.more();
  expect(ids(account)).toEqual(['cuatro']);
});

it('the last judgement is taken back, also where the service has heard of it', async () => {
  const account = openPage();
  await aWhile();
  account.judge(true);
  await aWhile();
  account.undo();
  expect(account.state$.get()).toMatchObject({ answered: 0, known: 0, canUndo: false });
  expect(ids(account)).toEqual(['uno', 'dos', 'tres']);
  account.undo();
  await aWhile();
  const [first, undo] = [...service.reviews.values()];
  expect(undo).toMatchObject({ card: 'uno', undoes: first?.id });
  expect(service.reviews.size).toBe(2);
});

it('what was done without a connection waits on the device and is sent once by the next page', async () => {
  const first = openPage();
  await aWhile();
  service.fare('deaf');
  first.judge(true);
  first.judge(false);
  await aWhile();
  expect(first.state$.get()).toMatchObject({ sync: 'waiting', waiting: 2 });
  first.close();

  const next = openPage();
  await aWhile();
  expect(ids(next)).toEqual(['tres', 'dos']);
  service.fare('mute');
  await aWhile();
  service.fare('well');
  await aWhile();
  expect(next.state$.get()).toMatchObject({ sync: 'synced', waiting: 0 });
  expect(service.reviews.size).toBe(2);
  expect(ids(next)).toEqual(['tres']);
});

it('one review that the service will never take does not hold up the others', async () => {
  service.refuse('uno');
  const account = openPage();
  await aWhile();
  for (const knew of [true, true]) account.judge(knew);
  await aWhile();
  expect([...service.reviews.values()].map((one) => one.card)).toEqual(['dos']);
  expect(account.state$.get().waiting).toBe(0);
});

it('as the student signs out what waits stays for them, and nobody else finds it', async () => {
  const account = openPage();
  await aWhile();
  service.fare('deaf');
  account.judge(true);
  account.close();
  const other = openPage('otra');
  await aWhile();
  expect(other.state$.get()).toMatchObject({ deck: null, waiting: 0 });
  other.close();
  const again = openPage();
  await aWhile();
  expect(again.state$.get()).toMatchObject({ waiting: 1 });
});

it('a card that is not wanted is out, waits for who wants it again, and is taken back as a judgement is', async () => {
  const account = openPage();
  await aWhile();
  account.suspend();
  const paused = () => account.state$.get().deck?.suspended?.map(({ id }) => id);
  expect([ids(account), paused()]).toEqual([['dos', 'tres'], ['uno']]);
  account.undo();
  expect([ids(account), paused()]).toEqual([['uno', 'dos', 'tres'], undefined]);
  account.suspend();
  account.resume('uno');
  expect([ids(account), paused()]).toEqual([['dos', 'tres'], []]);
  await aWhile();
  const said = [...service.reviews.values()].map((one) => [one.card, 'suspends' in one && one.suspends]);
  expect(said).toEqual([
    ['uno', true],
    ['uno', false],
    ['uno', true],
    ['uno', false],
  ]);
});

it('asks those of one test first, also after one of them was missed', async () => {
  const ofHistory = { ...card('hist'), contentId: 'hcs.historia.siglo-xix.economia' };
  service = createService([card('uno'), ofHistory, card('dos')]);
  const account = openPage();
  await aWhile();
  account.choose('hcs');
  expect(ids(account)).toEqual(['hist', 'uno', 'dos']);
  account.judge(false);
  expect(ids(account)).toEqual(['hist', 'uno', 'dos']);
  account.judge(true);
  expect(account.state$.get()).toMatchObject({ test: 'hcs', deck: { cards: [{ id: 'uno' }, { id: 'dos' }] } });
  account.choose(null);
  expect(account.state$.get().test).toBeNull();
});

it('what was answered without an account is the student’s who says so, once, and nobody’s otherwise', async () => {
  const { reviews } = service;
  const visitor = createKeptReviews(browser.tab().storage, VISITOR);
  const answer = (id: string, one: string) => visitor.add({ id, card: one, knew: true, at: 1_000 });
  answer('0199c0de-0000-7000-8000-0000000000a1', 'uno');
  answer('0199c0de-0000-7000-8000-0000000000a2', 'dos');
  const account = openPage();
  await aWhile();
  expect([account.state$.get().unclaimed, reviews.size]).toEqual([2, 0]);
  account.claim(true);
  await aWhile();
  expect([...reviews.values()].map((one) => one.card)).toEqual(['uno', 'dos']);
  expect(account.state$.get()).toMatchObject({ unclaimed: 0, waiting: 0, deck: { cards: [{ id: 'tres' }] } });

  answer('0199c0de-0000-7000-8000-0000000000a3', 'tres');
  const other = openPage();
  await aWhile();
  other.claim(false);
  await aWhile();
  expect(other.state$.get().unclaimed).toBe(0);
  expect(reviews.size).toBe(2);
});
