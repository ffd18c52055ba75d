import type { ContentId } from '@travesia/contracts/temario';
import { dayAfter, daysBetween } from '../plan/calendar-days.ts';
import { type CardMemory, dueDay, recallOn } from './card-memory.ts';
import {
  FINAL_DAYS,
  FINAL_RETENTION,
  NEW_CARDS_A_DAY_MOST,
  POSTPONED_RETENTION_LEAST,
  SECONDS_A_CARD,
} from './constants.ts';

/** What of a card decides when it comes. */
export interface DeckCard {
  readonly id: string;
  readonly content: ContentId;
  /** Id of the named mistake that it treats. */
  readonly mistake?: string;
}

export interface DeckInputs {
  /** Of study. */
  readonly day: string;
  /** First day of its tests. */
  readonly sitting: string;
  /** For cards, of what is left of the day. */
  readonly budgetMinutes: number;
  /** For cards, of a whole day as this one is. */
  readonly dayMinutes: number;
  /** All that there are, in the order of the temario. */
  readonly cards: readonly DeckCard[];
  readonly memories: ReadonlyMap<string, CardMemory>;
  /** Cards that the student does not want to see: as if there were none. */
  readonly suspended: ReadonlySet<string>;
  readonly lessonsDone: ReadonlySet<string>;
  /** By content and named mistake: the last day of study on which it was made. */
  readonly mistakes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Contents on which a question was answered right on `day`. */
  readonly answeredRight: ReadonlySet<string>;
  /** Scatters days a little; see `dueDay`. */
  readonly isScattered: boolean;
}

export interface Deck {
  /** In the order in which they are shown; what fits in the budget. */
  readonly due: readonly string[];
  /** Whole minutes of those. */
  readonly minutes: number;
  /** Those that are due and wait for another day. */
  readonly waiting: readonly string[];
  /** Over so many days those are spread. */
  readonly catchUpDays: number;
  readonly next: { readonly day: string; readonly cards: number } | null;
}

export const minutesOfCards = (cards: number): number => (cards * SECONDS_A_CARD) / 60;

const cardsIn = (minutes: number) => Math.max(0, Math.floor((minutes * 60) / SECONDS_A_CARD));

type Placed =
  /** `rank`: the lowest first. */
  { readonly due: true; readonly rank: number } | { readonly due: false; readonly day: string | null };

/** When a card that was answered before comes again. */
function placeOf(card: DeckCard, memory: CardMemory, inputs: DeckInputs): Placed {
  const { day, sitting, mistakes, answeredRight, isScattered } = inputs;
  const { id, content, mistake } = card;
  const made = mistake === undefined ? undefined : mistakes.get(content)?.get(mistake);
  // Made after the card was known: known no more, whatever the curve says.
  if (made !== undefined && made > memory.day) return { due: true, rank: -1 };

  const isWanted = recallOn(memory, sitting) < FINAL_RETENTION;
  const finalFrom = dayAfter(sitting, -FINAL_DAYS);
  if (daysBetween(day, sitting) <= FINAL_DAYS) {
    if (!isWanted) return { due: false, day: null };
    return memory.day < day ? { due: true, rank: recallOn(memory, sitting) } : { due: false, day: dayAfter(day, 1) };
  }
  const planned = dueDay(memory, sitting, isScattered ? id : undefined);
  if (planned > day) return { due: false, day: isWanted && finalFrom < planned ? finalFrom : planned };
  const recall = recallOn(memory, day);
  if (answeredRight.has(content) && recall >= POSTPONED_RETENTION_LEAST) return { due: false, day: dayAfter(day, 1) };
  return { due: true, rank: recall };
}

/** Not answered yet, of contents whose lesson was done or in which a mistake was made: those of the mistake first. */
function newCards({ cards, memories, lessonsDone, mistakes }: DeckInputs): readonly DeckCard[] {
  const open = cards.filter(
    ({ id, content }) => !memories.has(id) && (lessonsDone.has(content) || mistakes.has(content)),
  );
  const isOfMistake = ({ content, mistake }: DeckCard) =>
    mistake !== undefined && mistakes.get(content)?.has(mistake) === true;
  return [...open.filter(isOfMistake), ...open.filter((card) => !isOfMistake(card))];
}

/** The cards of a day of study: the least known first, then new ones, as many as its minutes hold. */
export function chooseCards(given: DeckInputs): Deck {
  const inputs = { ...given, cards: given.cards.filter(({ id }) => !given.suspended.has(id)) };
  const { day, sitting, budgetMinutes, dayMinutes, cards, memories } = inputs;
  const due: { id: string; rank: number }[] = [];
  const later: string[] = [];
  for (const card of cards) {
    const memory = memories.get(card.id);
    if (!memory) continue;
    const place = placeOf(card, memory, inputs);
    if (place.due) due.push({ id: card.id, rank: place.rank });
    else if (place.day !== null && place.day < sitting) later.push(place.day);
  }
  due.sort((one, other) => one.rank - other.rank);

  const metToday = [...memories.values()].filter(({ firstDay }) => firstDay === day).length;
  const open = newCards(inputs).map(({ id }) => id);
  const met = Math.max(0, NEW_CARDS_A_DAY_MOST - metToday);
  const all = [...due.map(({ id }) => id), ...open.slice(0, met)];
  const fitting = cardsIn(budgetMinutes);
  const shown = all.slice(0, fitting);
  const waiting = all.slice(fitting);
  const tomorrow = dayAfter(day, 1);
  if (tomorrow < sitting) later.push(...waiting.map(() => tomorrow), ...open.slice(met).map(() => tomorrow));
  return {
    due: shown,
    minutes: Math.ceil(minutesOfCards(shown.length)),
    waiting,
    catchUpDays: Math.ceil(waiting.length / Math.max(1, cardsIn(dayMinutes))),
    next: firstOf(later),
  };
}

function firstOf(days: readonly string[]): Deck['next'] {
  const [day] = days.toSorted();
  return day === undefined ? null : { day, cards: days.filter((one) => one === day).length };
}
