import type { CompiledCard } from '@travesia/content-item-model';
import type { CardsDueAnswer, DueCard } from '@travesia/contracts/slices';
import { type ContentId, findContent } from '@travesia/contracts/temario';
import { cardMinutesLeft, cardMinutesOfDay } from '../cards/card-budget.ts';
import type { CardMemory } from '../cards/card-memory.ts';
import { chooseCards, type Deck, minutesOfCards } from '../cards/choose-cards.ts';
import { DAY_BEGINS_AT_HOUR } from '../cards/constants.ts';
import { chooseErroneous, type MadeMistake, minutesOfExamples } from '../erroneous/choose-erroneous.ts';
import { COMES_AFTER_DAYS, COMES_UNTIL_DAYS, EXAMPLE_MINUTES } from '../erroneous/constants.ts';
import { MS_A_DAY } from '../mastery/constants.ts';
import { standingAt } from '../mastery/mastery-state.ts';
import { weekdayOf } from '../plan/calendar-days.ts';
import { SUPPOSED_MINUTES } from '../plan/supposed-minutes.ts';
import type { DayDone } from './activity-store.ts';
import type { CardStore } from './card-store.ts';
import type { ErroneousStore } from './erroneous-store.ts';
import type { KeptLesson } from './lesson-store.ts';
import type { KeptMastery } from './mastery-store.ts';
import { startOfSantiagoDay } from './santiago-days.ts';
import type { StudyBasis } from './study-basis.ts';

/** Cards that are sent beyond those of today, for who wants more. */
const FURTHER_CARDS_MOST = 15;

const HOUR_MS = 3_600_000;

export interface DeckFacts {
  /** Of study. */
  readonly day: string;
  readonly basis: StudyBasis;
  readonly lessons: readonly KeptLesson[];
  /** What was done on `day`, without cards. */
  readonly done: DayDone | undefined;
  readonly mastery: KeptMastery;
}

export interface DealtDeck {
  readonly deck: Deck;
  /** Cards that the student does not want to see. */
  readonly suspended: ReadonlySet<string>;
  readonly memories: ReadonlyMap<string, CardMemory>;
  /** They take of the same minutes, before cards do. */
  readonly examples: readonly MadeMistake[];
}

export interface CardDecksOptions {
  readonly cards: readonly CompiledCard[];
  readonly store: CardStore;
  readonly erroneous: ErroneousStore;
  /** By content, the named mistakes of which there is an example. */
  readonly shownMistakes: ReadonlyMap<ContentId, ReadonlySet<string>>;
  /** Scatters days a little; not in tests. */
  readonly isScattered: boolean;
}

/** When a day of study begins. On a day on which clocks change that is an hour off, for nobody who sleeps. */
export const startOfStudyDay = (day: string): number => startOfSantiagoDay(day) + DAY_BEGINS_AT_HOUR * HOUR_MS;

/** What is recalled today: mistakes that come back, and cards. */
export function createCardDecks({ cards, store, erroneous, shownMistakes, isScattered }: CardDecksOptions) {
  const byId = new Map(cards.map((card) => [card.id, card]));

  async function dealExamples(
    uid: string,
    { day, basis, mastery: { state, throughMs } }: DeckFacts,
    minutes: number,
  ): Promise<readonly MadeMistake[]> {
    if (minutes < EXAMPLE_MINUTES) return [];
    const today = startOfStudyDay(day);
    const [made, answered] = await Promise.all([
      // A day earlier than any that counts: on a day on which clocks change it has 25 hours.
      erroneous.made(uid, today - (COMES_UNTIL_DAYS + 1) * MS_A_DAY, today - (COMES_AFTER_DAYS - 1) * MS_A_DAY),
      erroneous.answered(uid, today),
    ]);
    // Of the day, not of the moment: home and the cards say the same.
    const standsAt = Math.max(today, throughMs ?? 0);
    const probabilityOf = (id: ContentId) => {
      const content = state[id];
      return content && standingAt(content, standsAt).probability;
    };
    const sitting = basis.sitting.date;
    return chooseErroneous({ day, sitting, mistakes: made, shown: shownMistakes, probabilityOf, answered, minutes });
  }

  async function deal(uid: string, facts: DeckFacts): Promise<DealtDeck> {
    const { day, basis, lessons, done } = facts;
    const since = startOfStudyDay(day);
    const [memories, suspended, mistakes, answeredRight, answered] = await Promise.all([
      store.memories(uid),
      store.suspended(uid),
      store.mistakes(uid),
      store.answeredRight(uid, since),
      store.answeredByDay(uid, since),
    ]);
    const daily = (basis.minutesByWeekday ?? SUPPOSED_MINUTES)[weekdayOf(day)];
    const withCards = minutesOfCards(answered.get(day) ?? 0);
    const left = cardMinutesLeft({ daily, done: (done?.minutes ?? 0) + withCards, withCards });
    const examples = await dealExamples(uid, facts, left);
    const deck = chooseCards({
      ...{ day, sitting: basis.sitting.date, cards, memories, mistakes, answeredRight, isScattered },
      suspended,
      budgetMinutes: left - minutesOfExamples(examples.length),
      dayMinutes: cardMinutesOfDay(daily),
      lessonsDone: new Set(lessons.flatMap(({ contentId, progress }) => (progress.doneAt === null ? [] : contentId))),
    });
    return { deck, memories, suspended, examples };
  }

  function shown(id: string, memories: ReadonlyMap<string, CardMemory>): DueCard[] {
    const card = byId.get(id);
    if (!card) return [];
    const { content, kind, front, figure, back, why = null } = card;
    const name = findContent(content)?.name ?? '';
    return [
      {
        ...{ id, contentId: content, content: name, kind, front },
        ...(figure !== undefined && { figure }),
        ...{ back, why, isNew: !memories.has(id) },
      },
    ];
  }

  return {
    deal,
    /** Whether there is such a card: one may have been withdrawn since it was answered. */
    has: (id: string): boolean => byId.has(id),
    answerOf({ deck, memories, suspended }: DealtDeck, day: string): CardsDueAnswer {
      const { due, minutes, waiting, catchUpDays, next } = deck;
      return {
        ...{ day, minutes, catchUpDays, next },
        cards: due.flatMap((id) => shown(id, memories)),
        further: waiting.slice(0, FURTHER_CARDS_MOST).flatMap((id) => shown(id, memories)),
        suspended: cards.flatMap(({ id }) => (suspended.has(id) ? shown(id, memories) : [])),
      };
    },
  };
}

export type CardDecks = ReturnType<typeof createCardDecks>;
