import { FSRSAlgorithm, Rating } from 'ts-fsrs';
import { dayAfter, daysBetween } from '../plan/calendar-days.ts';
import { REQUEST_RETENTION } from './constants.ts';
import { studyDay } from './study-day.ts';

/** What a student said of a card, or that they take back what they said. */
export interface KeptReview {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `null` where it takes back another, or says whether the card is wanted. */
  readonly knew: boolean | null;
  /** Id of the one that it takes back. */
  readonly undoes: string | null;
}

/** What is remembered of one card. */
export interface CardMemory {
  /** Days after which it is known with 0.9. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Of study: the first and the last on which it was answered. */
  readonly firstDay: string;
  readonly day: string;
  /** Answers that count. */
  readonly reviews: number;
}

// No learning steps: what was missed comes again at the end of the same sitting, and the next day.
const PARAMETERS = {
  ...{ request_retention: REQUEST_RETENTION, learning_steps: [], relearning_steps: [] },
  enable_short_term: true,
};
const steady = new FSRSAlgorithm({ ...PARAMETERS, enable_fuzz: false });
const scattered = new FSRSAlgorithm({ ...PARAMETERS, enable_fuzz: true });

const byTime = (one: KeptReview, other: KeptReview) =>
  one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

function afterAnswer(before: CardMemory | null, knew: boolean, day: string): CardMemory {
  const elapsed = before ? Math.max(0, daysBetween(before.day, day)) : 0;
  const { stability, difficulty } = steady.next_state(before, elapsed, knew ? Rating.Good : Rating.Again);
  return { stability, difficulty, firstDay: before?.firstDay ?? day, day, reviews: (before?.reviews ?? 0) + 1 };
}

/** Memory of one card from all its reviews, in whatever order they came to be known; `null` where none counts. */
export function memoryOf(reviews: readonly KeptReview[]): CardMemory | null {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  return reviews
    .filter(({ id }) => !undone.has(id))
    .toSorted(byTime)
    .reduce<CardMemory | null>(
      (memory, { at, knew }) => (knew === null ? memory : afterAnswer(memory, knew, studyDay(at))),
      null,
    );
}

/** Probability of knowing it on a day. */
export const recallOn = ({ stability, day }: CardMemory, on: string): number =>
  steady.forgetting_curve(Math.max(0, daysBetween(day, on)), stability);

/**
 * Day on which it comes again, always before the sitting while that lies ahead. `seed`: scatters cards that were learnt
 * together, always alike; absent in tests.
 */
export function dueDay(memory: CardMemory, sitting: string, seed?: string): string {
  const algorithm = seed === undefined ? steady : scattered;
  if (seed !== undefined) scattered.seed = `${seed} ${memory.day}`;
  const wanted = algorithm.next_interval(memory.stability, 0);
  const most = Math.max(1, daysBetween(memory.day, sitting) - 1);
  return dayAfter(memory.day, Math.min(wanted, most));
}
