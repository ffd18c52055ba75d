import type { ContentId } from '@travesia/contracts/temario';
import { KIT_TEST, questionsToReach } from '@travesia/kit-paes';
import type { Asked, GoalDistance, HomeAnswer, HomeDay, HomeGoal, HomeResult } from '../api/home.ts';
import type { Deck } from '../cards/choose-cards.ts';
import { type MadeMistake, minutesOfExamples } from '../erroneous/choose-erroneous.ts';
import { type MasteryState, repeatedBy, type Standing } from '../mastery/mastery-state.ts';
import { daysBetween, weekdayOf } from '../plan/calendar-days.ts';
import type { Plan } from '../plan/plan.ts';
import type { Activity, DayDone } from './activity-store.ts';
import { masteryByContent } from './content-mastery.ts';
import { exampleId } from './example-id.ts';
import type { KnownElsewhere, SeenEstimate, SeenGoal } from './known-elsewhere.ts';
import type { KeptLesson } from './lesson-store.ts';
import { electiveOf } from './plan-inputs.ts';
import { santiagoDay, weekOf } from './santiago-days.ts';
import type { StudyBasis } from './study-basis.ts';

export interface HomeFacts {
  readonly known: KnownElsewhere;
  readonly basis: StudyBasis;
  readonly mastery: MasteryState;
  readonly standings: ReadonlyMap<ContentId, Standing>;
  readonly lessons: readonly KeptLesson[];
  readonly activity: Activity;
  readonly plan: Plan;
  readonly deck: Deck;
  readonly examples: readonly MadeMistake[];
  /** Whose it is. */
  readonly uid: string;
  readonly stale: readonly Asked[];
  /** Of Santiago. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** As the kit of tables calls the tests. */

function distanceOf({ test, middle }: SeenEstimate, cutoff: number): GoalDistance {
  const to = Math.ceil(cutoff);
  return {
    test,
    score: middle,
    points: Math.max(0, to - middle),
    questions: questionsToReach(KIT_TEST[test], middle, to) ?? 0,
  };
}

function goalOf({ weights: _, either: __, ...goal }: SeenGoal, estimates: readonly SeenEstimate[]): HomeGoal {
  const { cutoff, tests } = goal;
  const counting = estimates.filter(({ test }) => tests.includes(test));
  return { ...goal, distances: cutoff === null ? [] : counting.map((one) => distanceOf(one, cutoff.score)) };
}

function resultsOf({ estimates, scores }: KnownElsewhere, today: string): readonly HomeResult[] {
  return (estimates ?? []).map((estimate) => ({
    ...estimate,
    before: scores
      .filter(({ test, date, middle }) => test === estimate.test && !(date === today && middle === estimate.middle))
      .map(({ date, middle }) => ({ date, middle })),
  }));
}

function lastTestOf({ activity: { lastTest }, mastery }: HomeFacts): NonNullable<HomeAnswer['lastTest']> | null {
  const at = lastTest.at(-1)?.at;
  return at === undefined ? null : { at: new Date(at).toISOString(), repeats: repeatedBy(mastery, lastTest).size };
}

/** The answer of the service as it is kept and sent. */
export function prepareHome(facts: HomeFacts): HomeAnswer {
  const { known, basis, standings, lessons, activity, plan, deck, examples, uid, stale, today, now } = facts;
  const { sitting, tests, missing } = basis;
  const minutes = basis.minutesByWeekday ?? plan.supposedMinutes;
  const tasksOf = new Map(plan.days.map(({ date, tasks }) => [date, tasks]));
  const dayOf = (date: string): HomeDay => {
    const isOutside = date < (known.since ?? '') || date >= sitting.date;
    return {
      date,
      planned: isOutside ? 0 : (minutes?.[weekdayOf(date)] ?? 0),
      ...(isOutside && { outside: true }),
      done: Math.round(activity.days.get(date)?.minutes ?? 0),
      tasks: tasksOf.get(date) ?? [],
    };
  };
  const week = weekOf(today);
  const sunday = week.at(-1) ?? today;
  const doneToday: DayDone = activity.days.get(today) ?? { minutes: 0, answers: 0 };
  const done = lessons.filter(({ progress }) => progress.doneAt !== null);
  return {
    madeAt: new Date(now).toISOString(),
    day: today,
    missing: standings.size === 0 ? [...missing, 'evidence'] : missing,
    stale,
    name: known.profile?.name ?? null,
    sitting: {
      ...{ sitting: sitting.sitting, date: sitting.date, days: daysBetween(today, sitting.date) },
      ...(sitting.official !== null && { official: sitting.official }),
    },
    tests,
    ...(tests.includes('ciencias') && { elective: electiveOf(facts) ?? null }),
    phase: plan.phase,
    week: week.map(dayOf),
    later: plan.days.filter(({ date }) => date > sunday).map(({ date }) => dayOf(date)),
    today: {
      lessons: done
        .filter(({ progress }) => progress.doneAt !== null && santiagoDay(Date.parse(progress.doneAt)) === today)
        .map(({ contentId }) => contentId),
      answers: doneToday.answers,
      minutes: Math.round(doneToday.minutes),
    },
    lastTest: lastTestOf(facts),
    levels: masteryByContent(standings),
    due: [...standings].filter(([, { dueAt }]) => dueAt !== null && dueAt <= now).map(([id]) => id),
    cards: { minutes: deck.minutes, due: deck.due.length },
    erroneous: {
      minutes: minutesOfExamples(examples.length),
      due: examples.map((made) => ({ id: exampleId(uid, made), content: made.content, mistake: made.mistake })),
    },
    lessons: {
      done: done.map(({ contentId }) => contentId),
      begun: lessons.filter(({ progress }) => progress.doneAt === null).map(({ contentId }) => contentId),
    },
    goals: (known.goals ?? []).map((goal) => goalOf(goal, known.estimates ?? [])),
    results: resultsOf(known, today),
    projection: plan.projection,
    left: plan.left,
  };
}
