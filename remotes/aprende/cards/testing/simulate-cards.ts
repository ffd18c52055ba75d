import type { ContentId } from '@travesia/contracts/temario';
import { dayAfter, daysBetween } from '../../plan/calendar-days.ts';
import { type CardMemory, type KeptReview, memoryOf, recallOn } from '../card-memory.ts';
import { chooseCards, type DeckCard, minutesOfCards } from '../choose-cards.ts';

export interface SimulatedCards {
  /** Probability of knowing a card on the day of the sitting, over all cards: its mean, and what a tenth is below. */
  readonly mean: number;
  readonly tenth: number;
  readonly reviews: number;
  readonly mostOnADay: number;
}

export interface CardSimulation {
  readonly cards: number;
  /** Until the sitting. */
  readonly days: number;
  /** Cards are spaced as if there were no day on which they have to be known. */
  readonly hasNoSitting?: boolean;
  /** For cards, each day. */
  readonly minutes: number;
  /** From 0 to 1. */
  random(): number;
  /** Called with each day's cards. */
  watch?(day: { readonly cards: number; readonly minutes: number }): void;
}

const FIRST = '2026-08-31';
const noonOf = (day: string) => Date.parse(`${day}T16:00:00Z`);

/** A student whose memory is as the model says, who does every day what is due. Lessons are done evenly over the days. */
export function simulateCards({
  cards: count,
  days,
  hasNoSitting = false,
  minutes,
  random,
  watch,
}: CardSimulation): SimulatedCards {
  const sitting = dayAfter(FIRST, days);
  // Contents are names here: nothing is looked up by them.
  const contentOf = (index: number) => `m1.numeros.tema.contenido-${Math.floor(index / 4)}` as ContentId;
  const cards: readonly DeckCard[] = Array.from({ length: count }, (_, index) => ({
    id: `carta-${index}`,
    content: contentOf(index),
  }));
  const reviews = new Map<string, KeptReview[]>();
  const memories = new Map<string, CardMemory>();
  let total = 0;
  let mostOnADay = 0;
  for (let day = FIRST; day < sitting; day = dayAfter(day, 1)) {
    const begun = Math.ceil((count * (daysBetween(FIRST, day) + 1)) / (days * 0.75));
    const { due } = chooseCards({
      ...{
        day,
        sitting: hasNoSitting ? dayAfter(sitting, 1_000) : sitting,
        cards,
        memories,
        budgetMinutes: minutes,
        dayMinutes: minutes,
      },
      lessonsDone: new Set(cards.slice(0, begun).map(({ content }) => content)),
      mistakes: new Map(),
      suspended: new Set(),
      answeredRight: new Set(),
      isScattered: false,
    });
    for (const id of due) {
      const memory = memories.get(id);
      const knew = random() < (memory ? recallOn(memory, day) : 0.5);
      const own = reviews.get(id) ?? [];
      own.push({ id: `${day}-${own.length}`, at: noonOf(day), knew, undoes: null });
      // Missed cards come again until they are known.
      if (!knew) own.push({ id: `${day}-${own.length}`, at: noonOf(day), knew: true, undoes: null });
      reviews.set(id, own);
      const after = memoryOf(own);
      if (after) memories.set(id, after);
    }
    total += due.length;
    mostOnADay = Math.max(mostOnADay, due.length);
    watch?.({ cards: due.length, minutes: minutesOfCards(due.length) });
  }
  const known = [...memories.values()].map((memory) => recallOn(memory, sitting)).sort((one, other) => one - other);
  return {
    mean: known.reduce((sum, one) => sum + one, 0) / count,
    tenth: known[Math.floor(known.length / 10)] ?? 0,
    reviews: total,
    mostOnADay,
  };
}
