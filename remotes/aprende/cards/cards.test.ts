import { createRandom } from '@travesia/content-item-model';
import type { ContentId } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../plan/calendar-days.ts';
import { cardMinutesLeft } from './card-budget.ts';
import { type CardMemory, dueDay, type KeptReview, memoryOf, recallOn } from './card-memory.ts';
import { chooseCards, type DeckCard, type DeckInputs, minutesOfCards } from './choose-cards.ts';
import { FINAL_RETENTION, NEW_CARDS_A_DAY_MOST, POSTPONED_RETENTION_LEAST } from './constants.ts';
import { studyDay } from './study-day.ts';
import { simulateCards } from './testing/simulate-cards.ts';

const CONTENT: ContentId = 'm1.numeros.porcentaje.calculo';
const OTHER: ContentId = 'm1.numeros.potencias-raices.potencias';
const DAY = '2026-09-10';
const SITTING = '2026-11-30';

const noonOf = (day: string) => Date.parse(`${day}T16:00:00Z`);
const review = (day: string, knew: boolean, id = `${day}-${knew}`): KeptReview => ({
  ...{ id, at: noonOf(day), knew, undoes: null },
});
const remembered = (...days: readonly (readonly [string, boolean])[]): CardMemory => {
  const memory = memoryOf(days.map(([day, knew]) => review(day, knew)));
  if (!memory) throw new Error('it was reviewed');
  return memory;
};

const CARDS: readonly DeckCard[] = [
  { id: 'uno', content: CONTENT },
  { id: 'dos', content: CONTENT, mistake: 'lee-la-cantidad-como-porcentaje' },
  { id: 'tres', content: CONTENT },
  { id: 'cuatro', content: OTHER },
];

const choose = (more: Partial<DeckInputs> = {}) =>
  chooseCards({
    ...{ day: DAY, sitting: SITTING, budgetMinutes: 18, dayMinutes: 18, cards: CARDS, memories: new Map() },
    ...{ lessonsDone: new Set(), mistakes: new Map(), answeredRight: new Set(), isScattered: false },
    suspended: new Set(),
    ...more,
  });

describe('a day of study', () => {
  it.each([
    ['2026-11-25T06:59:59Z', '2026-11-24'],
    ['2026-11-25T07:00:00Z', '2026-11-25'],
    // Of winter, when Santiago is four hours behind.
    ['2026-07-01T07:59:59Z', '2026-06-30'],
    ['2026-07-01T08:00:00Z', '2026-07-01'],
    // Clocks go ahead at midnight of the sixth of September, and back in the night to the fifth of April.
    ['2026-09-06T06:59:59Z', '2026-09-05'],
    ['2026-09-06T07:00:00Z', '2026-09-06'],
    ['2026-04-05T07:59:59Z', '2026-04-04'],
    ['2026-04-05T08:00:00Z', '2026-04-05'],
  ])('%s is of %s', (at, day) => {
    expect(studyDay(Date.parse(at))).toBe(day);
  });
});

describe('memory of a card', () => {
  it('lasts longer with each time that it was known, and less after it was missed', () => {
    const once = remembered([DAY, true]);
    const twice = remembered([DAY, true], [dayAfter(DAY, 4), true]);
    const missed = remembered([DAY, true], [dayAfter(DAY, 4), false]);
    expect(twice.stability).toBeGreaterThan(once.stability);
    expect(missed.stability).toBeLessThan(once.stability);
    expect(recallOn(once, dueDay(once, SITTING))).toBeCloseTo(0.85, 1);
    expect(dueDay(missed, SITTING)).toBe(dayAfter(missed.day, 1));
  });

  it('is the same in whatever order its reviews come to be known', () => {
    const reviews = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 60 }), knew: fc.boolean(), id: fc.uuid({ version: 7 }) }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(reviews, fc.infiniteStream(fc.nat()), (all, order) => {
        const kept = all.map(({ day, knew, id }) => review(dayAfter(DAY, day), knew, id));
        const mixed = kept
          .map((one) => ({ one, at: Number(order.next().value) }))
          .sort((one, other) => one.at - other.at)
          .map(({ one }) => one);
        expect(memoryOf(mixed)).toEqual(memoryOf(kept));
      }),
    );
  });

  it('is as if a review had not been, once that is taken back', () => {
    const [first, second] = [review(DAY, true), review(dayAfter(DAY, 3), false)];
    const undo: KeptReview = { id: 'deshacer', at: noonOf(dayAfter(DAY, 3)) + 1, knew: null, undoes: second.id };
    expect(memoryOf([undo, first, second])).toEqual(memoryOf([first]));
    expect(memoryOf([{ ...undo, undoes: first.id }, first])).toBeNull();
  });

  it('brings a card back before the sitting, scattered alike each time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 2, max: 90 }),
        (all, left) => {
          const memory = remembered(...all.map((knew, index) => [dayAfter(DAY, index), knew] as const));
          const sitting = dayAfter(memory.day, left);
          for (const seed of [undefined, 'uno']) {
            const due = dueDay(memory, sitting, seed);
            expect(due > memory.day && due < sitting).toBe(true);
            expect(dueDay(memory, sitting, seed)).toBe(due);
          }
        },
      ),
    );
    const memory = remembered([DAY, true], [dayAfter(DAY, 3), true], [dayAfter(DAY, 14), true]);
    const days = new Set(Array.from({ length: 20 }, (_, index) => dueDay(memory, '2027-11-30', `carta-${index}`)));
    expect(days.size).toBeGreaterThan(1);
  });
});

describe('the cards of a day', () => {
  it('are none before a lesson was done or a mistake was made', () => {
    expect(choose()).toEqual({ due: [], minutes: 0, waiting: [], catchUpDays: 0, next: null });
    expect(choose({ lessonsDone: new Set([OTHER]) }).due).toEqual(['cuatro']);
  });

  it('begin with the mistake that was made', () => {
    const mistakes = new Map([[CONTENT, new Map([['lee-la-cantidad-como-porcentaje', DAY]])]]);
    expect(choose({ mistakes }).due).toEqual(['dos', 'uno', 'tres']);
    const memories = new Map(['uno', 'dos'].map((id) => [id, remembered([dayAfter(DAY, -1), true])]));
    expect(choose({ mistakes, memories }).due).toEqual(['dos', 'tres']);
    expect(choose({ mistakes, memories: new Map([['dos', remembered([DAY, true])]]) }).due).toEqual(['uno', 'tres']);
  });

  it('are the least known first, then new ones, few of those a day', () => {
    const cards = Array.from({ length: 30 }, (_, index) => ({ id: `carta-${index}`, content: CONTENT }));
    const memories = new Map([
      ['carta-3', remembered([dayAfter(DAY, -5), true])],
      ['carta-7', remembered([dayAfter(DAY, -30), true])],
    ]);
    const { due, next } = choose({ cards, memories, lessonsDone: new Set([CONTENT]) });
    expect(due.slice(0, 3)).toEqual(['carta-7', 'carta-3', 'carta-0']);
    expect(due).toHaveLength(2 + NEW_CARDS_A_DAY_MOST);
    expect(next).toEqual({ day: dayAfter(DAY, 1), cards: 30 - due.length });
  });

  it('that do not fit in the minutes are spread over days', () => {
    const cards = Array.from({ length: 100 }, (_, index) => ({ id: `carta-${index}`, content: CONTENT }));
    const memories = new Map(cards.map(({ id }) => [id, remembered([dayAfter(DAY, -40), true])]));
    const deck = choose({ cards, memories, budgetMinutes: 3, dayMinutes: 6 });
    expect(deck).toMatchObject({ minutes: 3, catchUpDays: 3 });
    expect([deck.due.length, deck.waiting.length]).toEqual([15, 85]);
    expect(choose({ cards, memories, budgetMinutes: 0, dayMinutes: 0 })).toMatchObject({ due: [], minutes: 0 });
  });

  it('are put off by a right answer on their content for a day, none that is nearly forgotten', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        (ago, all) => {
          const memory = remembered(...all.map((knew, index) => [dayAfter(DAY, index - 3 - ago), knew] as const));
          const inputs = { cards: CARDS.slice(0, 1), memories: new Map([['uno', memory]]) };
          const due = choose(inputs).due.length > 0;
          const put = choose({ ...inputs, answeredRight: new Set([CONTENT]) });
          const isKnown = recallOn(memory, DAY) >= POSTPONED_RETENTION_LEAST;
          expect(put.due.length > 0).toBe(due && !isKnown);
          if (due && isKnown) expect(put.next).toEqual({ day: dayAfter(DAY, 1), cards: 1 });
          expect(choose({ ...inputs, answeredRight: new Set([OTHER]) }).due.length > 0).toBe(due);
        },
      ),
    );
  });

  it('are in the last ten days all that would not be known on the day, the least first, and nothing else', () => {
    const day = dayAfter(SITTING, -10);
    const memories = new Map([
      ['uno', remembered([dayAfter(day, -2), true])],
      ['dos', remembered([dayAfter(day, -1), false])],
      ['tres', remembered(...[-60, -55, -40, -2].map((ago) => [dayAfter(day, ago), true] as const))],
      ['cuatro', remembered([day, true])],
    ]);
    expect(choose({ day, memories }).due).toEqual(['dos', 'uno']);
    const [three, four] = ['tres', 'cuatro'].map((id) => memories.get(id));
    expect(three && recallOn(three, SITTING)).toBeGreaterThanOrEqual(FINAL_RETENTION);
    expect(four && recallOn(four, SITTING)).toBeLessThan(FINAL_RETENTION);
    // Nor does anything come after the sitting has begun.
    expect(choose({ day: dayAfter(SITTING, -1), memories }).next).toBeNull();
  });

  it('never take more than is left of the minutes of the day', () => {
    const minutes = fc.integer({ min: 0, max: 240 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (daily, others, withCards) => {
        const left = cardMinutesLeft({ daily, done: others + withCards, withCards });
        const cards = Array.from({ length: 400 }, (_, index) => ({ id: `carta-${index}`, content: CONTENT }));
        const memories = new Map(cards.map(({ id }) => [id, remembered([dayAfter(DAY, -40), true])]));
        const { due } = choose({ cards, memories, budgetMinutes: left });
        expect(minutesOfCards(due.length)).toBeLessThanOrEqual(Math.max(0, daily - others - withCards));
      }),
      { numRuns: 20 },
    );
  });

  it('are as if there were none of those that are not wanted, whatever is remembered of them', () => {
    const lessonsDone = new Set([CONTENT, OTHER]);
    const known = memoryOf([
      { id: 'a', at: Date.parse(`${DAY}T16:00:00Z`) - 9 * 86_400_000, knew: true, undoes: null },
    ]);
    const memories = new Map(known ? [['cuatro', known]] : []);
    const suspended = new Set(['dos', 'cuatro']);
    const without = CARDS.filter(({ id }) => !suspended.has(id));
    expect(choose({ lessonsDone, memories }).due).toHaveLength(4);
    expect(choose({ lessonsDone, memories, suspended })).toEqual(choose({ lessonsDone, cards: without }));
  });
});

it('a season of it keeps what was measured: known on the day, within the minutes, with few reviews', () => {
  const days: number[] = [];
  const simulate = (hasNoSitting: boolean) => {
    const random = createRandom(7);
    return simulateCards({
      ...{ cards: 160, days: 90, minutes: 4, hasNoSitting },
      random: () => random.integer(0, 999_999) / 1_000_000,
      watch: ({ minutes }) => days.push(minutes),
    });
  };
  const [simulated, plain] = [simulate(false), simulate(true)];
  expect(Math.max(...days)).toBeLessThanOrEqual(4);
  expect(simulated.mean).toBeGreaterThan(0.95);
  expect(simulated.tenth).toBeGreaterThan(0.91);
  expect(simulated.reviews / 160).toBeLessThan(6);
  // The last ten days bring what the curve alone does not, for one answer and a half a card.
  expect(simulated.tenth - plain.tenth).toBeGreaterThan(0.05);
  expect((simulated.reviews - plain.reviews) / 160).toBeLessThan(1.5);
});
