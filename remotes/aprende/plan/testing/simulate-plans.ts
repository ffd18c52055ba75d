import { createRandom, type Random } from '@travesia/content-item-model';
import { type ContentId, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { MS_A_DAY } from '../../mastery/constants.ts';
import type { Evidence } from '../../mastery/evidence.ts';
import { applyInOrder, EMPTY_MASTERY, type MasteryState } from '../../mastery/mastery-state.ts';
import { dayAfter } from '../calendar-days.ts';
import { LESSON_MINUTES, PRACTICE_MINUTES } from '../constants.ts';
import { questionsOf, type Valuation, valuate } from '../content-values.ts';
import type { PlanInputs, PlanTask } from '../plan.ts';
import { schedule } from '../schedule.ts';
import { type Step, studyOrder } from '../study-order.ts';
import { chance, SimulatedStudent, type StudentKind } from './simulated-student.ts';

/**
 * Ways of choosing what is learnt next; days, reviews and simulacros are the same for all. `topic` and `random` skip
 * what is known as the plan does, and do nothing before what it stands on; `whole-topic` skips nothing.
 */
export const POLICIES = ['plan', 'topic', 'random', 'whole-topic'] as const;
export type Policy = (typeof POLICIES)[number];

export interface PlanSimulation {
  readonly kind: StudentKind;
  readonly policy: Policy;
  readonly seed: number;
  readonly weeks: number;
}

/** Weighted score that a whole test would give, after so many hours. */
export interface CurvePoint {
  readonly hours: number;
  readonly score: number;
}

const START = '2027-04-05';
const STARTS_AT = Date.parse(`${START}T04:00Z`);
/** Share of tasks that are done; the others go back to the pool. */
const DONE_SHARE = 0.85;
/** Share of contents that a first test asked. */
const ASKED_FIRST = 0.6;
const CHECKS = 3;
const PRACTISED = 4;

const GOALS: readonly Readonly<Partial<Record<TestId, number>>>[] = [
  { cl: 20, m1: 30, m2: 20, ciencias: 30 },
  { cl: 30, m1: 30, hcs: 40 },
  { cl: 25, m1: 35, ciencias: 40 },
  { cl: 40, m1: 60 },
];

/** The temario from its beginning, one content of each test after the other. */
function topicOrder(steps: readonly Step[]): readonly Step[] {
  const ids = TEMARIO.flatMap((test) => test.axes.flatMap(({ units }) => units.flatMap((unit) => unit.contents)));
  const places = new Map<string, number>(ids.map(({ id }, index) => [id, index]));
  const byTest = Map.groupBy(
    [...steps].sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
    ({ id }) => id.slice(0, id.indexOf('.')),
  );
  const queues = [...byTest.values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => queues.flatMap((queue) => queue.slice(index, index + 1))).flat();
}

/** All contents of the tests, known or not, that were not gone through. */
function wholeSteps({ contents }: Valuation, seen: ReadonlySet<ContentId>, lessonsDone: ReadonlySet<ContentId>) {
  return [...contents.values()]
    .filter(({ worth, questions, id }) => (worth > 0 || questions > 0) && !seen.has(id))
    .map(
      (value): Step => ({
        ...value,
        lessonMinutes: lessonsDone.has(value.id) ? 0 : LESSON_MINUTES,
        practiceMinutes: PRACTICE_MINUTES,
        rate: 1,
        practiceRate: 1,
        leadsTo: null,
      }),
    );
}

function orderBy(
  policy: Policy,
  inputs: PlanInputs,
  valuation: Valuation,
  seen: ReadonlySet<ContentId>,
  random: Random,
) {
  if (policy === 'whole-topic') return topicOrder(wholeSteps(valuation, seen, inputs.lessonsDone));
  const best = studyOrder(inputs, valuation);
  if (policy === 'plan') return best;
  const alike = best.map((step) => ({ ...step, rate: 1, practiceRate: 1 }));
  return policy === 'topic' ? topicOrder(alike) : random.sample(alike, alike.length);
}

/** A student of a kind who studies by a policy, made anew each week. The same seed is the same student whatever the policy. */
export function simulatePlan({ kind, policy, seed, weeks }: PlanSimulation): readonly CurvePoint[] {
  const random = createRandom(seed);
  const weights = random.pick(GOALS);
  const tests = TEMARIO.map(({ id }) => id).filter((id) => weights[id] !== undefined);
  const student = new SimulatedStudent(kind, tests, createRandom(seed + 1));
  const school = random.integer(2, 5) * 15;
  const saturday = random.integer(4, 14) * 15;
  const minutesByWeekday = { mon: school, tue: school, wed: school, thu: school, fri: school, sat: saturday, sun: 0 };
  const habits = createRandom(seed + 2);

  let mastery: MasteryState = EMPTY_MASTERY;
  let made = 0;
  /** Answers that the next plan counts. */
  let given: Evidence[] = [];
  const lessonsDone = new Set<ContentId>();
  const seen = new Set<ContentId>();
  const lastSimulacros: Partial<Record<TestId, string>> = {};

  function answer(contentId: ContentId, source: Evidence['source'], day: number): void {
    const at = STARTS_AT + day * MS_A_DAY + made;
    made += 1;
    const correct = student.answers(contentId, day);
    given.push({ id: `${made}`, contentId, source, correct, help: 'none', at });
  }

  function doTask({ kind: task, contents, test, minutes, reason }: PlanTask, day: number): void {
    if (task === 'simulacro' && test) {
      lastSimulacros[test] = dayAfter(START, day);
      const share = minutes / (reason.kind === 'simulacro' ? reason.wholeMinutes : minutes);
      for (const id of questionsOf(test).keys()) if (chance(habits) < share) answer(id, 'simulacro', day);
      return;
    }
    const own = reason.kind === 'consolidate' || reason.kind === 'nearly' ? PRACTICE_MINUTES : minutes;
    for (const id of contents) {
      const share =
        task === 'practice' && contents.length === 1
          ? Math.min(1, minutes / own)
          : 1 / (task === 'review' ? 1 : contents.length);
      student.study(task, id, day, share);
      if (task === 'lesson') {
        lessonsDone.add(id);
        for (let check = 0; check < CHECKS; check += 1) answer(id, 'lesson', day);
      } else {
        const count = contents.length === 1 && task === 'practice' ? PRACTISED : 1;
        for (let asked = 0; asked < count; asked += 1) answer(id, task === 'review' ? 'review' : 'practice', day);
        if (task === 'practice' && contents.length === 1) seen.add(id);
      }
    }
  }

  for (const test of tests) {
    for (const id of questionsOf(test).keys()) if (chance(habits) < ASKED_FIRST) answer(id, 'diagnostic', 0);
  }
  const whole = Object.values(weights).reduce((sum, one) => sum + one, 0);
  const scoreAt = (day: number) =>
    tests.reduce((sum, test) => sum + ((weights[test] ?? 0) / whole) * student.score(test, day), 0);
  const curve: CurvePoint[] = [{ hours: 0, score: scoreAt(0) }];
  let minutesDone = 0;
  for (let week = 0; week < weeks; week += 1) {
    const today = dayAfter(START, week * 7);
    mastery = applyInOrder(mastery, given);
    given = [];
    const inputs: PlanInputs = {
      ...{
        today,
        standsAt: STARTS_AT + week * 7 * MS_A_DAY + made,
        sitting: dayAfter(START, weeks * 7),
        tests,
        weights,
      },
      ...{
        minutesByWeekday,
        mastery,
        lessonsDone,
        lessonMinutes: new Map(),
        scores: {},
        doneTodayMinutes: 0,
        lastSimulacros,
      },
    };
    const valuation = valuate(inputs);
    const { days } = schedule(inputs, valuation, orderBy(policy, inputs, valuation, seen, random), 7);
    for (const [index, { tasks }] of days.entries()) {
      for (const task of tasks) {
        if (chance(habits) >= DONE_SHARE) continue;
        doTask(task, week * 7 + index);
        minutesDone += task.minutes;
      }
    }
    curve.push({ hours: minutesDone / 60, score: scoreAt((week + 1) * 7) });
  }
  return curve;
}

/** Hours at which a curve first reaches a score, between its points along a line; `null` where it does not. */
export function hoursTo(curve: readonly CurvePoint[], score: number): number | null {
  for (const [index, point] of curve.entries()) {
    if (point.score < score) continue;
    const before = curve[index - 1];
    if (!before) return 0;
    return before.hours + ((point.hours - before.hours) * (score - before.score)) / (point.score - before.score);
  }
  return null;
}

/** Score after so many hours, along a line between points. */
export function scoreAfter(curve: readonly CurvePoint[], hours: number): number | null {
  for (const [index, point] of curve.entries()) {
    if (point.hours < hours) continue;
    const before = curve[index - 1];
    if (!before || point.hours === before.hours) return point.score;
    return before.score + ((point.score - before.score) * (hours - before.hours)) / (point.hours - before.hours);
  }
  return null;
}
