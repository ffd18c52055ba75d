import { STUDY_A_DAY_MAX } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { daysBetween, weekdayOf } from './calendar-days.ts';
import { DETAILED_DAYS, FILLED_SHARE, LAST_DAYS, REVIEW_SHARE, TASK_MINUTES_MIN } from './constants.ts';
import { valuate } from './content-values.ts';
import type { Plan, PlanDay, PlanInputs, PlanLeft, PlanWeek } from './plan.ts';
import { pointsOf } from './points.ts';
import { projectLearning } from './project-scores.ts';
import { type Schedule, schedule } from './schedule.ts';
import { studyOrder } from './study-order.ts';
import { SUPPOSED_MINUTES } from './supposed-minutes.ts';

const DAYS_A_WEEK = 7;

function phaseOf({ today, sitting }: PlanInputs): Plan['phase'] {
  const left = sitting === null ? Number.POSITIVE_INFINITY : daysBetween(today, sitting);
  if (left <= 0) return 'sitting';
  if (left === 1) return 'day-before';
  return left <= LAST_DAYS ? 'last-week' : 'far';
}

function weekOf(days: readonly PlanDay[]): PlanWeek {
  const tasks = days.flatMap(({ date, tasks: own }) => own.map((task) => ({ date, ...task })));
  const minutesOf = (isCounted: (task: (typeof tasks)[number]) => boolean) =>
    tasks.filter(isCounted).reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    newMinutes: minutesOf(({ kind, contents }) => kind === 'lesson' || (kind === 'practice' && contents.length > 0)),
    reviewMinutes: minutesOf(({ kind }) => kind === 'review' || kind === 'cards' || kind === 'light'),
    simulacroMinutes: minutesOf(({ kind, reason }) => kind === 'simulacro' || reason.kind === 'after-simulacro'),
    simulacros: tasks.flatMap(({ date, test, reason }) =>
      reason.kind === 'simulacro' && test ? [{ date, test, whole: reason.whole }] : [],
    ),
    contents: [...new Set(tasks.filter(({ kind }) => kind === 'lesson').flatMap(({ contents }) => contents))],
  };
}

function weeksOf(days: readonly PlanDay[]): readonly PlanWeek[] {
  const weeks: PlanDay[][] = [];
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day.date) === 'mon') weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks.map(weekOf);
}

function leftOf(inputs: PlanInputs, { unfinished, days }: Schedule): PlanLeft | null {
  const { sitting, tests } = inputs;
  if (sitting === null || days.length === 0 || unfinished.length === 0) return null;
  const minutes = unfinished.reduce((sum, one) => sum + one.minutes, 0);
  const byTest = new Map<TestId, { minutes: number; low: number; high: number }>();
  for (const { step, minutes: own } of unfinished) {
    const sum = byTest.get(step.test) ?? { minutes: 0, low: 0, high: 0 };
    byTest.set(step.test, {
      minutes: sum.minutes + own,
      low: sum.low + step.gain.low,
      high: sum.high + step.gain.high,
    });
  }
  const [most] = [...byTest]
    .filter(([test]) => tests.includes(test))
    .sort(([, one], [, other]) => other.minutes - one.minutes);
  const weeks = Math.floor((days.length - LAST_DAYS) / DAYS_A_WEEK);
  const more = weeks < 1 ? Number.POSITIVE_INFINITY : Math.ceil(minutes / weeks / (FILLED_SHARE * (1 - REVIEW_SHARE)));
  const aWeek = Object.values(inputs.minutesByWeekday ?? SUPPOSED_MINUTES).reduce((sum, one) => sum + one, 0);
  // To quarters of an hour: no one plans finer.
  const rounded = Math.ceil(more / TASK_MINUTES_MIN) * TASK_MINUTES_MIN;
  return {
    contents: unfinished.map(({ step }) => step.id),
    minutes,
    gain: [...byTest].map(([test, { low, high }]) => ({ test, points: pointsOf(low, high) })),
    moreMinutesAWeek: aWeek + rounded <= STUDY_A_DAY_MAX * DAYS_A_WEEK ? rounded : null,
    test: tests.length > 1 ? (most?.[0] ?? null) : null,
  };
}

/** What a student does until the sitting, the next {@link DETAILED_DAYS} days task by task. Pure: the same of the same. */
export function makePlan(inputs: PlanInputs): Plan {
  const valuation = valuate(inputs);
  const order = studyOrder(inputs, valuation);
  const made = schedule(inputs, valuation, order);
  return {
    phase: phaseOf(inputs),
    days: made.days.slice(0, DETAILED_DAYS),
    weeks: weeksOf(made.days),
    left: leftOf(inputs, made),
    projection: projectLearning(inputs, { tests: valuation.tests, order, newMinutes: made.newMinutes }),
    supposedMinutes: inputs.minutesByWeekday ? null : SUPPOSED_MINUTES,
  };
}
