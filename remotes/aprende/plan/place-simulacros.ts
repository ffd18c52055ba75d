import type { TestId } from '@travesia/contracts/temario';
import { dayAfter, daysBetween, daysSinceEpoch } from './calendar-days.ts';
import {
  FIRST_SIMULACRO_DAYS,
  LAST_SIMULACRO_DAYS,
  MONTH_DAYS,
  MONTH_SIMULACRO_AROUND_DAYS,
  MONTH_SIMULACRO_DAYS,
  MUCH_MINUTES_A_WEEK,
  SIMULACRO_AROUND_DAYS,
  SIMULACRO_EVERY_DAYS,
  SIMULACROS_APART_DAYS,
  TASK_MINUTES_MIN,
} from './constants.ts';
import type { TestStanding } from './content-values.ts';
import type { PlanInputs } from './plan.ts';

export interface Placement {
  readonly inputs: PlanInputs;
  readonly tests: readonly TestStanding[];
  /** Days from today on that are planned. */
  readonly days: number;
  /** Of the day so many after today, by its weekday alone, whatever was done today. */
  minutesOn(day: number): number;
  readonly minutesAWeek: number;
}

interface Window {
  /** Days from today, which may be over. */
  readonly from: number;
  readonly to: number;
  /** The one of them with most time, of the first that have it. */
  readonly best: number;
}

function windowOf(from: number, to: number, minutesOn: (day: number) => number): Window {
  let best = from;
  for (let day = from; day <= to; day += 1) if (minutesOn(day) > minutesOn(best)) best = day;
  return { from, to, best };
}

/** Weeks that are to have one, the latest first. They hang on the sitting alone, so that a later plan finds the same ones. */
function windowsOf({ inputs: { today, sitting }, days, minutesOn, minutesAWeek }: Placement): readonly Window[] {
  const every = SIMULACRO_EVERY_DAYS[minutesAWeek >= MUCH_MINUTES_A_WEEK ? 'much' : 'little'];
  if (sitting === null) {
    const since = daysSinceEpoch(today);
    const first = Math.floor(since / every) * every - since;
    const count = Math.ceil((days - first) / every);
    return Array.from({ length: count }, (_, index) => first + index * every)
      .reverse()
      .map((from) => windowOf(from, from + 6, minutesOn));
  }
  const left = daysBetween(today, sitting);
  const [near, far] = LAST_SIMULACRO_DAYS;
  const windows = [windowOf(left - far, left - near, minutesOn)];
  for (let last = windows[0]; last && last.from > 0; last = windows.at(-1)) {
    const isLastMonth = left - last.best + MONTH_SIMULACRO_DAYS <= MONTH_DAYS;
    const [step, around] = isLastMonth
      ? [MONTH_SIMULACRO_DAYS, MONTH_SIMULACRO_AROUND_DAYS]
      : [every, SIMULACRO_AROUND_DAYS];
    windows.push(windowOf(last.best - step - around, last.best - step + around, minutesOn));
  }
  return windows;
}

/**
 * Days that have a simulacro, each with its test: in each week that is to have one the day with most time, what was not
 * done on it on another day of the same week, and never later. The test is the one that was not taken for longest.
 */
export function placeSimulacros(placement: Placement): ReadonlyMap<string, TestId> {
  const { inputs, tests, days, minutesOn } = placement;
  const { today, lastSimulacros, mastery } = inputs;
  const taken = Object.values(lastSimulacros).map((date) => daysBetween(today, date));
  const last = Math.max(Number.NEGATIVE_INFINITY, ...taken);
  const isNew = taken.length === 0 && Object.keys(mastery).length === 0;
  const earliest = Math.max(isNew ? FIRST_SIMULACRO_DAYS : 0, last + SIMULACROS_APART_DAYS);

  const chosen: number[] = [];
  for (const { from, to, best } of windowsOf(placement)) {
    // One was done in it.
    if (last >= from && last <= to) continue;
    const latest = Math.min(to, days - 1);
    const day = best >= earliest && best <= latest ? best : windowOf(Math.max(earliest, from), latest, minutesOn).best;
    if (day >= earliest && day <= latest && minutesOn(day) >= TASK_MINUTES_MIN) chosen.push(day);
  }

  const takenOn = new Map(tests.map(({ test }) => [test, lastSimulacros[test] ?? '']));
  const placed = new Map<string, TestId>();
  for (const day of chosen.reverse()) {
    const date = dayAfter(today, day);
    const [next] = [...tests].sort((one, other) => {
      const [first = '', second = ''] = [takenOn.get(one.test), takenOn.get(other.test)];
      return first === second ? other.weight - one.weight : first < second ? -1 : 1;
    });
    if (!next) break;
    takenOn.set(next.test, date);
    placed.set(date, next.test);
  }
  return placed;
}
