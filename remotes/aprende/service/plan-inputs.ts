import type { Deck } from '../cards/choose-cards.ts';
import type { MasteryState } from '../mastery/mastery-state.ts';
import { LESSON_MINUTES } from '../plan/constants.ts';
import type { PlanInputs } from '../plan/plan.ts';
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
  readonly activity: Activity;
  /** Cards that are due today: they take of its minutes. */
  readonly deck: Pick<Deck, 'minutes'>;
  /** Of Santiago. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly standsAt: number;
}

/** What is kept and what other areas say, as a plan is made of it. */
export function planInputs({ known, basis, mastery, lessons, activity, deck, today, standsAt }: PlanFacts): PlanInputs {
  const done = lessons.filter(({ progress }) => progress.doneAt !== null).map(({ contentId }) => contentId);
  const begun = lessons.flatMap(({ contentId, progress, passedAt }) => {
    if (progress.doneAt !== null || !isContentId(contentId)) return [];
    return [[contentId, Math.max(POINT_MINUTES, LESSON_MINUTES - passedAt.length * POINT_MINUTES)] as const];
  });
  const estimates = known.estimates ?? [];
  return {
    today,
    standsAt,
    sitting: basis.sitting.date,
    tests: basis.tests,
    minutesByWeekday: basis.minutesByWeekday,
    mastery,
    diagnosed: new Map(
      Object.entries(known.diagnosed ?? {}).flatMap(([id, chance]) => (isContentId(id) ? [[id, chance] as const] : [])),
    ),
    lessonsDone: new Set(done.filter(isContentId)),
    lessonMinutes: new Map(begun),
    weights: known.goals?.[0]?.weights ?? null,
    scores: Object.fromEntries(estimates.map(({ test, low, middle, high }) => [test, { low, middle, high }])),
    doneTodayMinutes: Math.round(activity.days.get(today)?.minutes ?? 0) + deck.minutes,
    lastSimulacros: Object.fromEntries([...activity.lastSimulacros].map(([test, at]) => [test, santiagoDay(at)])),
  };
}
