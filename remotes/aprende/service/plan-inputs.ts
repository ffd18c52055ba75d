import type { ContentId, Elective, TestId } from '@travesia/contracts/temario';
import type { Deck } from '../cards/choose-cards.ts';
import { type MadeMistake, minutesOfExamples } from '../erroneous/choose-erroneous.ts';
import type { MasteryState } from '../mastery/mastery-state.ts';
import { LESSON_MINUTES } from '../plan/constants.ts';
import type { PlanInputs, ValueInputs } from '../plan/plan.ts';
import { type Activity, POINT_MINUTES } from './activity-store.ts';
import { isContentId } from './is-content-id.ts';
import type { KnownElsewhere } from './known-elsewhere.ts';
import type { KeptLesson } from './lesson-store.ts';
import { santiagoDay } from './santiago-days.ts';
import type { StudyBasis } from './study-basis.ts';

export interface PlanFacts {
  readonly known: KnownElsewhere;
  readonly basis: StudyBasis;
  readonly mastery: MasteryState;
  readonly lessons: readonly KeptLesson[];
  /** About how long they take, where that is known. */
  readonly lessonMinutes: ReadonlyMap<ContentId, number>;
  readonly activity: Activity;
  /** Cards that are due today, and mistakes that come back: they take of its minutes. */
  readonly deck: Pick<Deck, 'minutes'>;
  readonly examples: readonly MadeMistake[];
  /** Of Santiago. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly standsAt: number;
}

/**
 * What each test weighs in the main goal. Where Historia or Ciencias counts, whichever is better, and the student sits both,
 * that is the one whose estimate is higher; while none is, both count.
 */
function weightsOf({ goals, estimates }: KnownElsewhere, tests: readonly TestId[]): PlanInputs['weights'] {
  const [main] = goals ?? [];
  if (!main?.weights) return null;
  const either = main.either?.filter((test) => tests.includes(test)) ?? [];
  const middles = either.map((test) => estimates?.find((one) => one.test === test)?.middle);
  const best = Math.max(...middles.map((middle) => middle ?? Number.NaN));
  const worse = Number.isNaN(best) ? [] : either.filter((_, index) => (middles[index] ?? 0) < best);
  return { ...main.weights, ...Object.fromEntries(worse.map((test) => [test, 0])) };
}

/** Minutes of lessons, of those that are begun what is left of them. */
function minutesOf({ lessons, lessonMinutes }: PlanFacts): ReadonlyMap<ContentId, number> {
  const minutes = new Map(lessonMinutes);
  for (const { contentId, progress, passedAt } of lessons) {
    if (progress.doneAt !== null || !isContentId(contentId)) continue;
    const whole = lessonMinutes.get(contentId) ?? LESSON_MINUTES;
    minutes.set(contentId, Math.max(POINT_MINUTES, whole - passedAt.length * POINT_MINUTES));
  }
  return minutes;
}

/** What the student means to sit; who has not said it, what they practised last. */
export const electiveOf = ({ known, activity }: Pick<PlanFacts, 'known' | 'activity'>): Elective | undefined =>
  known.profile?.elective ?? activity.elective;

/** What is kept and what other areas say, as far as it says what contents are worth. */
export function valueInputs(
  facts: Pick<PlanFacts, 'known' | 'basis' | 'mastery' | 'lessons' | 'activity' | 'standsAt'>,
): ValueInputs {
  const { known, basis, mastery, lessons, standsAt } = facts;
  const done = lessons.filter(({ progress }) => progress.doneAt !== null).map(({ contentId }) => contentId);
  const elective = electiveOf(facts);
  return {
    standsAt,
    tests: basis.tests,
    ...(elective && { elective }),
    mastery,
    diagnosed: new Map(
      Object.entries(known.diagnosed ?? {}).flatMap(([id, chance]) => (isContentId(id) ? [[id, chance] as const] : [])),
    ),
    lessonsDone: new Set(done.filter(isContentId)),
    weights: weightsOf(known, basis.tests),
    scores: Object.fromEntries(
      (known.estimates ?? []).map(({ test, low, middle, high }) => [test, { low, middle, high }]),
    ),
  };
}

/** What is kept and what other areas say, as a plan is made of it. */
export function planInputs(facts: PlanFacts): PlanInputs {
  const { basis, activity, deck, examples, today } = facts;
  return {
    ...valueInputs(facts),
    today,
    sitting: basis.sitting.date,
    minutesByWeekday: basis.minutesByWeekday,
    lessonMinutes: minutesOf(facts),
    doneTodayMinutes:
      Math.round(activity.days.get(today)?.minutes ?? 0) + deck.minutes + minutesOfExamples(examples.length),
    lastSimulacros: Object.fromEntries([...activity.lastSimulacros].map(([test, at]) => [test, santiagoDay(at)])),
  };
}
