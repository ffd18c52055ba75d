import {
  CARD_REVIEWS_PATH,
  CARDS_DUE_PATH,
  type CardReview,
  type CardsDueAnswer,
  EXPECTED_USER_HEADER,
} from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evidenceId } from '../api/evidence.ts';
import type { HomeAnswer } from '../api/home.ts';
import { EVIDENCE_PATH, HOME_PATH, lessonPath, OWN_DATA_PATH, REFRESH_PATH } from '../api/paths.ts';
import { NOON, openTestService, type TestService } from './testing/aprende-app.ts';
import { SAMPLE_CARDS } from './testing/sample-cards.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';
const [ONE, TWO, THREE, FOUR] = SAMPLE_CARDS.map(({ id }) => id) as [string, string, string, string];
const DAY_MS = 86_400_000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('cards on the %s database', (engine) => {
  let service: TestService;
  let now = NOON;
  let uid = '';
  let students = 0;

  beforeAll(async () => {
    service = await openTestService({
      postgres: engine === 'embedded' ? undefined : postgres,
      cards: SAMPLE_CARDS,
      now: () => now,
    });
  });
  beforeEach(() => {
    now = NOON;
    students += 1;
    uid = `alumna-${students}`;
  });
  afterAll(() => service.close());

  async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
    const answer = await service.ask(uid, method, path, body);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  const due = (): Promise<CardsDueAnswer> => ask('GET', CARDS_DUE_PATH);
  const idsDue = async () => (await due()).cards.map(({ id }) => id);
  const doLesson = (content = CONTENT) =>
    ask('PUT', lessonPath(content), { version: 1, passed: ['uno'], halts: {}, done: true, at: now });
  const answer = (correct: boolean, more: object = {}) =>
    ask('POST', EVIDENCE_PATH, {
      evidence: [
        {
          ...{ id: evidenceId('lesson', uuidV7(), 'c1'), contentId: CONTENT, source: 'lesson' },
          ...{ correct, help: 'none', at: now, ...more },
        },
      ],
    });
  const judged = (card: string, knew: boolean, at = now): CardReview => ({ id: uuidV7(), card, knew, at });
  const review = async (...reviews: readonly CardReview[]): Promise<number> =>
    (await ask('POST', CARD_REVIEWS_PATH, { reviews })).counted;
  const memories = async () =>
    (
      await sql`select card, stability, difficulty, first_day, day, reviews from aprende.card
        where user_id = ${uid} order by card`.execute(service.database.kysely)
    ).rows;

  it('come due by a lesson that was done, and first those of a mistake that was made', async () => {
    expect(await due()).toEqual({
      ...{ day: '2026-08-12', cards: [], minutes: 0, further: [], catchUpDays: 0, next: null, suspended: [] },
    });
    await doLesson('m1.algebra.proporcionalidad.problemas');
    expect(await idsDue()).toEqual([FOUR]);
    await answer(false, { mistake: 'base-equivocada' });
    const { cards, minutes } = await due();
    expect(cards.map(({ id }) => id)).toEqual([THREE, ONE, TWO, FOUR]);
    expect(cards[0]).toEqual({
      ...{ id: THREE, contentId: CONTENT, content: 'Qué es y cómo se calcula un porcentaje', kind: 'mistake' },
      ...{ front: '¿Qué es tres?', back: 'Lo de tres.', why: null, isNew: true },
    });
    expect(minutes).toBe(1);
  });

  it('that were known come later, that were missed the next day, which begins at four', async () => {
    await doLesson();
    expect(await review(judged(ONE, true), judged(TWO, false), judged(THREE, true))).toBe(3);
    expect(await due()).toMatchObject({ cards: [], next: { day: '2026-08-13', cards: 1 } });
    now = Date.parse('2026-08-13T07:59:00Z');
    expect((await due()).day).toBe('2026-08-12');
    now = Date.parse('2026-08-13T08:00:00Z');
    expect(await due()).toMatchObject({ day: '2026-08-13', cards: [{ id: TWO, isNew: false }] });
    // A mistake that was made since brings back the card that treats it.
    await answer(false, { mistake: 'base-equivocada' });
    expect(await idsDue()).toEqual([THREE, TWO]);
  });

  it('of the new day are counted at home from four, though nothing else has changed', async () => {
    await doLesson();
    await review(judged(ONE, true), judged(TWO, false), judged(THREE, true));
    const refresh = async (): Promise<HomeAnswer> => ask('POST', REFRESH_PATH);
    now = Date.parse('2026-08-13T07:00:00Z');
    expect((await refresh()).cards.due).toBe(0);
    now = Date.parse('2026-08-13T08:00:00Z');
    const { cards, madeAt } = await refresh();
    expect(cards.due).toBe(1);
    now += 60_000;
    expect((await refresh()).madeAt).toBe(madeAt);
  });

  it('are put off a day by a right answer on their content', async () => {
    // A Monday: on Sundays nobody is meant to study.
    now = NOON - 2 * DAY_MS;
    await doLesson();
    await review(judged(ONE, true), judged(TWO, true), judged(THREE, true));
    const { next } = await due();
    now = Date.parse(`${next?.day}T16:00:00Z`);
    expect(await idsDue()).toHaveLength(3);
    await answer(true);
    expect(await idsDue()).toEqual([]);
    now += DAY_MS;
    expect(await idsDue()).toHaveLength(3);
  });

  it('count each review once, in the order in which they were made, and as if it had not been once taken back', async () => {
    await doLesson();
    const [first, second] = [judged(ONE, true, now - 2 * DAY_MS), judged(ONE, false, now - DAY_MS)];
    const third = judged(ONE, true);
    expect(await review(first, second, third)).toBe(3);
    const inOrder = await memories();
    expect(await review(first, third)).toBe(0);
    expect(await memories()).toEqual(inOrder);
    const known = uid;
    uid = `${known}-tarde`;
    // From a device that was offline, after the others.
    await review({ ...third, id: uuidV7() });
    await review({ ...second, id: uuidV7() }, { ...first, id: uuidV7() });
    expect(await memories()).toEqual(inOrder);

    uid = known;
    const undo = { id: uuidV7(), card: ONE, undoes: third.id, at: now };
    expect([await review(undo), await review(undo)]).toEqual([1, 0]);
    expect(await memories()).toMatchObject([{ card: ONE, reviews: 2, day: '2026-08-11' }]);
    for (const { id } of [first, second]) await review({ ...undo, id: uuidV7(), undoes: id });
    expect(await memories()).toEqual([]);
  });

  it('that are not wanted come no more, on whatever device, until they are wanted again', async () => {
    await doLesson();
    const pause = (suspends: boolean, at: number) => ({ id: uuidV7(), card: TWO, suspends, at });
    const before = await idsDue();
    const paused = pause(true, now);
    expect([await review(judged(TWO, false), paused), await review(paused)]).toEqual([2, 0]);
    now += DAY_MS;
    const { cards, suspended, next } = await due();
    expect(cards.map(({ id }) => id)).toEqual(before.filter((id) => id !== TWO));
    expect(suspended).toMatchObject([{ id: TWO, isNew: false }]);
    expect(next).toBeNull();
    // What another device said before comes late, and the last word holds.
    await review(pause(false, now - 2 * DAY_MS));
    expect((await due()).suspended).toHaveLength(1);
    await review(pause(false, now));
    expect(await idsDue()).toContain(TWO);
    expect(await due()).toMatchObject({ suspended: [] });
    // What was said of it counts as answers do not.
    expect(await memories()).toMatchObject([{ card: TWO, reviews: 1 }]);
  });

  it('pass over a card that was withdrawn, and refuse what is no review', async () => {
    expect(await review(judged(`${CONTENT}:retirada`, true), judged(ONE, true))).toBe(1);
    for (const reviews of [
      [],
      [{ ...judged(ONE, true), id: 'no' }],
      [{ ...judged(ONE, true), undoes: uuidV7() }],
      [{ ...judged(ONE, true), suspends: true }],
      [{ ...judged('../x', true) }],
    ]) {
      expect((await service.ask(uid, 'POST', CARD_REVIEWS_PATH, { reviews })).statusCode).toBe(400);
    }
    const asOther = { [EXPECTED_USER_HEADER]: 'otra' };
    expect((await service.ask(uid, 'GET', CARDS_DUE_PATH, undefined, asOther)).statusCode).toBe(409);
    expect((await service.ask('', 'GET', CARDS_DUE_PATH)).statusCode).toBe(401);
    expect((await service.ask('', 'POST', CARD_REVIEWS_PATH, { reviews: [judged(ONE, true)] })).statusCode).toBe(401);
  });

  it('take of the minutes of the day with everything else, and home says how many', async () => {
    await doLesson();
    const home = async (): Promise<HomeAnswer> => ask('POST', REFRESH_PATH);
    const before = await home();
    expect(before.cards).toEqual({ minutes: 1, due: 3 });
    const minutesOf = ({ week, cards, day }: HomeAnswer) => {
      const today = week.find(({ date }) => date === day);
      const tasks = (today?.tasks ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
      return { planned: today?.planned ?? 0, all: tasks + (today?.done ?? 0) + cards.minutes };
    };
    expect(minutesOf(before).all).toBeLessThanOrEqual(minutesOf(before).planned);
    await review(judged(ONE, true), judged(TWO, true));
    const after = await home();
    expect(after.cards).toEqual({ minutes: 1, due: 1 });
    expect(after).toEqual(await ask('GET', HOME_PATH));
    expect(minutesOf(after).all).toBeLessThanOrEqual(minutesOf(after).planned);
  });

  it('are told whole and deleted for good, and no review is ever changed', async () => {
    const one = judged(ONE, true);
    await review(one);
    const change = sql`update aprende.card_review set knew = false where user_id = ${uid}`;
    await expect(change.execute(service.database.kysely)).rejects.toThrow(/never changed/);
    const { card_review: reviews, card } = await ask('GET', OWN_DATA_PATH);
    expect(reviews).toEqual([
      { ...{ id: one.id, card: ONE, knew: true, undoes: null, suspends: null }, at: new Date(NOON).toISOString() },
    ]);
    expect(card).toMatchObject([{ card: ONE, reviews: 1 }]);
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    expect((await service.ask(uid, 'POST', CARD_REVIEWS_PATH, { reviews: [judged(ONE, true)] })).statusCode).toBe(401);
    expect(Object.values(await ask('GET', OWN_DATA_PATH)).flat()).toEqual([]);
  });
});
