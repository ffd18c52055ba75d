import { WEEKDAYS, type Weekday } from '@travesia/contracts/slices';
import { allContents, type ContentId, TEMARIO, type TestId } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../mastery/evidence.ts';
import { INTERFERENCE_GROUPS } from '../mastery/interference.ts';
import { applyEvidence, EMPTY_MASTERY, type MasteryState, standingsAt } from '../mastery/mastery-state.ts';
import { dayAfter, daysBetween, weekdayOf } from './calendar-days.ts';
import { FILLED_SHARE, KNOWN_FROM, TASK_MINUTES_MAX, TASK_MINUTES_MIN } from './constants.ts';
import { questionsOf, valuate } from './content-values.ts';
import { makePlan } from './make-plan.ts';
import type { PlanInputs, PlanTask } from './plan.ts';
import { projectScores } from './project-scores.ts';
import { schedule } from './schedule.ts';
import { blockingOf, studyOrder } from './study-order.ts';

const TODAY = '2027-04-07';
const STANDS_AT = Date.parse('2027-04-07T04:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const IDS = allContents().map(({ id }) => id as ContentId);

const everyDay = (minutes: number) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, minutes])) as Record<Weekday, number>;

const inputsOf = (change: Partial<PlanInputs> = {}): PlanInputs => ({
  today: TODAY,
  standsAt: STANDS_AT,
  sitting: '2027-11-29',
  tests: ['cl', 'm1'],
  minutesByWeekday: { ...everyDay(60), sat: 240, sun: 0 },
  mastery: EMPTY_MASTERY,
  lessonsDone: new Set(),
  lessonMinutes: new Map(),
  weights: null,
  scores: {},
  doneTodayMinutes: 0,
  lastSimulacros: {},
  ...change,
});

function masteryOf(answers: readonly (readonly [ContentId, boolean, number])[]): MasteryState {
  const evidence = answers.map(
    ([contentId, correct, daysAgo], index): Evidence => ({
      ...{ id: `${index}`, contentId, source: 'simulacro', correct, help: 'none' },
      at: STANDS_AT - daysAgo * DAY_MS - 1_000 + (index % 1_000),
    }),
  );
  return evidence.sort((one, other) => one.at - other.at).reduce(applyEvidence, EMPTY_MASTERY);
}

const minutes = fc.integer({ min: 0, max: 300 });

/** Students of all sorts, with sittings from today to in more than a year, or none. */
const anyInputs: fc.Arbitrary<PlanInputs> = fc
  .record({
    days: fc.option(fc.integer({ min: 0, max: 420 }), { nil: null }),
    tests: fc.subarray(
      TEMARIO.map(({ id }) => id),
      { minLength: 1 },
    ),
    minutesByWeekday: fc.option(
      fc.record({ mon: minutes, tue: minutes, wed: minutes, thu: minutes, fri: minutes, sat: minutes, sun: minutes }),
      { nil: null },
    ),
    answers: fc.array(fc.tuple(fc.constantFrom(...IDS), fc.boolean(), fc.integer({ min: 0, max: 90 })), {
      maxLength: 150,
    }),
    lessonsDone: fc.subarray(IDS, { maxLength: 40 }),
    lessonMinutes: fc.array(fc.tuple(fc.constantFrom(...IDS), fc.integer({ min: 8, max: 60 })), { maxLength: 20 }),
    weights: fc.option(fc.constantFrom<PlanInputs['weights']>({ cl: 20, m1: 40, ciencias: 40 }, { m2: 100 }), {
      nil: null,
    }),
    middle: fc.option(fc.integer({ min: 150, max: 950 }), { nil: null }),
    doneTodayMinutes: fc.integer({ min: 0, max: 120 }),
    lastSimulacro: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
  })
  .map(({ days, answers, middle, lastSimulacro, ...rest }) =>
    inputsOf({
      ...rest,
      sitting: days === null ? null : dayAfter(TODAY, days),
      mastery: masteryOf(answers),
      lessonsDone: new Set(rest.lessonsDone),
      lessonMinutes: new Map(rest.lessonMinutes),
      scores: middle === null ? {} : { m1: { low: middle - 40, middle, high: middle + 40 } },
      lastSimulacros: lastSimulacro === null ? {} : { m1: dayAfter(TODAY, -lastSimulacro) },
    }),
  );

/** All days until the sitting, those that pages do not show too. */
function wholeSchedule(inputs: PlanInputs) {
  const valuation = valuate(inputs);
  return schedule(inputs, valuation, studyOrder(inputs, valuation));
}

const holds = (law: (inputs: PlanInputs) => void, numRuns = 25) =>
  fc.assert(fc.property(anyInputs, law), { numRuns: process.env['SOAK'] ? numRuns * 20 : numRuns });

const sumOf = (tasks: readonly PlanTask[]) => tasks.reduce((sum, task) => sum + task.minutes, 0);

describe('any plan', () => {
  it('begins nothing before what it stands on is known, or learnt and practised', () => {
    holds((inputs) => {
      const { contents } = valuate(inputs);
      const practised = new Set<ContentId>();
      for (const { kind, contents: own, reason } of wholeSchedule(inputs).days.flatMap(({ tasks }) => tasks)) {
        const [id] = own;
        if (!id || (kind !== 'lesson' && kind !== 'practice') || reason.kind === 'keep' || reason.kind === 'try')
          continue;
        for (const before of blockingOf(id)) {
          const isKnown = (contents.get(before)?.probability ?? 0) >= KNOWN_FROM;
          expect(isKnown || practised.has(before), `${before} before ${id}`).toBe(true);
        }
        if (kind === 'practice') practised.add(id);
      }
    });
  });

  it('keeps to the time of each day, and to tasks of 15 to 40 minutes', () => {
    holds((inputs) => {
      for (const { date, capacityMinutes, tasks } of wholeSchedule(inputs).days) {
        const own = inputs.minutesByWeekday?.[weekdayOf(date)] ?? 60;
        const told = Math.max(0, own - (date === inputs.today ? inputs.doneTodayMinutes : 0));
        expect(capacityMinutes).toBeLessThanOrEqual(Math.max(Math.min(told, TASK_MINUTES_MIN), told * FILLED_SHARE));
        const whole = tasks.some(({ reason }) => reason.kind === 'simulacro' && reason.whole);
        expect(sumOf(tasks)).toBeLessThanOrEqual(whole ? told : capacityMinutes);
        for (const task of tasks) {
          if (task.kind === 'cards' || task.kind === 'light') continue;
          expect(task.minutes).toBeGreaterThanOrEqual(TASK_MINUTES_MIN);
          const isWhole = task.reason.kind === 'simulacro' && task.reason.whole;
          if (!isWhole) expect(task.minutes).toBeLessThanOrEqual(TASK_MINUTES_MAX);
        }
      }
    });
  });

  it('mixes at most two subjects of study in a day, and asks no two contents that are taken for one another', () => {
    holds((inputs) => {
      for (const { tasks } of wholeSchedule(inputs).days) {
        const studied = tasks.filter(
          ({ kind, reason }) => kind === 'lesson' || (kind === 'practice' && reason.kind !== 'after-simulacro'),
        );
        expect(new Set(studied.map(({ test }) => test)).size).toBeLessThanOrEqual(2);
        const asked = new Set(studied.flatMap(({ contents }) => contents));
        for (const group of INTERFERENCE_GROUPS) {
          expect(group.filter((id) => asked.has(id)).length).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  it('has nothing new in the last week, something light the day before, and nothing after', () => {
    holds((inputs) => {
      const { sitting } = inputs;
      for (const { date, tasks } of wholeSchedule(inputs).days) {
        if (sitting === null) return;
        const left = daysBetween(date, sitting);
        expect(left).toBeGreaterThan(0);
        if (left <= 7) expect(tasks.filter(({ kind }) => kind === 'lesson')).toEqual([]);
        if (left === 1) for (const { kind } of tasks) expect(kind).toBe('light');
        if (left < 5) expect(tasks.filter(({ kind }) => kind === 'simulacro')).toEqual([]);
      }
    });
  });

  it('is the same of the same, whatever the order in which it is told, with ids that are unique', () => {
    holds((inputs) => {
      const plan = makePlan(inputs);
      const reversed = Object.fromEntries(Object.entries(inputs.mastery).reverse()) as MasteryState;
      expect(makePlan({ ...inputs, mastery: reversed })).toEqual(plan);
      const ids = plan.days.flatMap(({ tasks }) => tasks.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { gain } of plan.days.flatMap(({ tasks }) => tasks)) {
        expect(gain.low).toBeGreaterThanOrEqual(0);
        expect(gain.high).toBeGreaterThanOrEqual(gain.low);
      }
    }, 10);
  });

  it('expects no less of more time, and less than the whole scale', () => {
    holds((inputs) => {
      const byFactor = projectScores(inputs);
      for (const [index, { tests }] of byFactor.entries()) {
        for (const { test, expected } of tests) {
          expect(expected.low).toBeGreaterThanOrEqual(100);
          expect(expected.high).toBeLessThanOrEqual(1000);
          const before = byFactor[index - 1]?.tests.find((one) => one.test === test)?.expected;
          expect(expected.low).toBeGreaterThanOrEqual(before?.low ?? 0);
          expect(expected.high).toBeGreaterThanOrEqual(before?.high ?? 0);
        }
      }
    }, 10);
  });

  it('is as long after a week in which nothing was done: nothing piles up', () => {
    holds((inputs) => {
      const { sitting } = inputs;
      if (sitting === null || daysBetween(inputs.today, sitting) <= 8) return;
      const later = { ...inputs, today: dayAfter(inputs.today, 7), standsAt: inputs.standsAt + 7 * DAY_MS };
      const [before, after] = [wholeSchedule(inputs), wholeSchedule(later)];
      for (const { date, capacityMinutes } of after.days) {
        if (date === inputs.today) continue;
        const same = before.days.find((day) => day.date === date);
        if (date !== later.today) expect(capacityMinutes).toBe(same?.capacityMinutes);
      }
    }, 10);
  });
});

describe('the weight of a content', () => {
  it('is that of its part of the test: all add up to the questions that count', () => {
    const scored: Readonly<Record<TestId, number>> = { cl: 60, m1: 60, m2: 49, hcs: 60, ciencias: 75 };
    for (const { id } of TEMARIO) {
      const sum = [...questionsOf(id).values()].reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(scored[id], 6);
    }
  });

  it('follows the goal: what counts for nothing there comes last', () => {
    const inputs = inputsOf({ weights: { cl: 10, m1: 90 } });
    const first = studyOrder(inputs, valuate(inputs)).slice(0, 20);
    expect(first.every(({ id }) => id.startsWith('m1.'))).toBe(true);
  });
});

describe('a student', () => {
  it('without any history has lessons from the first day on, of two subjects, each with its reason and gain', () => {
    const { phase, days, supposedMinutes } = makePlan(inputsOf({ minutesByWeekday: null }));
    expect(phase).toBe('far');
    expect(supposedMinutes).toMatchObject({ wed: 45, sun: 0 });
    expect(days).toHaveLength(14);
    expect(days[0]?.tasks.map(({ kind, test }) => [kind, test])).toEqual([
      ['lesson', 'cl'],
      ['lesson', 'm1'],
    ]);
    for (const { gain } of days[0]?.tasks ?? []) expect(gain.high).toBeGreaterThan(gain.low);
  });

  describe('who was right twice about what others stand on', () => {
    const BASE: ContentId = 'm1.numeros.enteros-racionales.enteros';
    const right = [BASE, BASE].map((id) => [id, true, 1] as const);
    const others = IDS.filter((id) => id.startsWith('m1.') && id !== BASE).slice(0, 30);
    /** Answers stand milliseconds apart. */
    const toDigits = (probability = 0) => Math.round(probability * 1e6) / 1e6;
    const known = (more: readonly (readonly [ContentId, boolean, number])[], change: Partial<PlanInputs> = {}) => {
      const inputs = inputsOf({ tests: ['m1'], mastery: masteryOf([...more, ...right]), ...change });
      const valuation = valuate(inputs);
      const step = studyOrder(inputs, valuation).find(({ id }) => id === BASE);
      return {
        probability: toDigits(valuation.contents.get(BASE)?.probability),
        lesson: (step?.lessonMinutes ?? 0) > 0,
      };
    };

    it('knows it, unless most of the rest was missed: then luck is as likely, and it has its lesson', () => {
      const alone = known([]);
      expect(alone).toEqual({
        probability: toDigits(standingsAt(masteryOf(right), STANDS_AT).get(BASE)?.probability),
        lesson: false,
      });
      expect(alone.probability).toBeGreaterThan(KNOWN_FROM);
      expect(known(others.map((id) => [id, false, 2]))).toEqual({ probability: expect.any(Number), lesson: true });
      // Of another test, or taught since: neither says anything of it.
      expect(known(IDS.filter((id) => id.startsWith('cl.')).map((id) => [id, false, 2]))).toEqual(alone);
      expect(
        known(
          others.map((id) => [id, false, 2]),
          { lessonsDone: new Set(others) },
        ),
      ).toEqual(alone);
    });

    it('is not supposed to know more of it because the rest was right, and with more answers of its own is believed', () => {
      expect(known(others.map((id) => [id, true, 2]))).toEqual(known([]));
      const sure = known([
        ...others.map((id) => [id, false, 2] as const),
        ...[3, 4, 5].map((day) => [BASE, true, day] as const),
      ]);
      expect(sure).toMatchObject({ lesson: false });
    });
  });

  it('is told less a minute by the practice of a content than by its lesson: it may wait for lessons of others', () => {
    const inputs = inputsOf({ tests: ['m1'] });
    const order = studyOrder(inputs, valuate(inputs));
    const stoodOn = new Set(order.flatMap(({ id }) => blockingOf(id)));
    const alone = order.filter(({ id }) => !stoodOn.has(id));
    expect(alone.length).toBeGreaterThan(0);
    for (const { rate, practiceRate } of alone) expect(practiceRate).toBeLessThan(rate);
  });

  it('who knows a content well is not taught it', () => {
    const known: ContentId = 'm1.numeros.enteros-racionales.enteros';
    const mastery = masteryOf([1, 2, 3, 4, 5].map((day) => [known, true, day] as const));
    expect(standingsAt(mastery, STANDS_AT).get(known)?.probability).toBeGreaterThan(0.8);
    const inputs = inputsOf({ mastery });
    expect(studyOrder(inputs, valuate(inputs)).map(({ id }) => id)).not.toContain(known);
  });

  it('what a diagnostic inferred decides of a content until something was answered, which then does', () => {
    const inferred: ContentId = 'm1.numeros.enteros-racionales.enteros';
    const learns = (change: Partial<PlanInputs>) => {
      const inputs = inputsOf({ diagnosed: new Map([[inferred, 0.95]]), ...change });
      return studyOrder(inputs, valuate(inputs)).some(({ id }) => id === inferred);
    };
    expect(learns({})).toBe(false);
    expect(learns({ mastery: masteryOf([1, 2, 3].map((day) => [inferred, false, day] as const)) })).toBe(true);
  });

  it.each([
    [0, 'sitting', 0],
    [1, 'day-before', 1],
    [5, 'last-week', 5],
    [400, 'far', 14],
  ] as const)('whose sitting is in %i days has a plan of that phase', (days, phase, count) => {
    const plan = makePlan(inputsOf({ sitting: dayAfter(TODAY, days) }));
    expect(plan.phase).toBe(phase);
    expect(plan.days).toHaveLength(count);
    if (days === 1) expect(plan.days[0]?.tasks.map(({ kind }) => kind)).toEqual(['light']);
    if (days === 5) expect(plan.days[0]?.tasks[0]?.reason.kind).toBe('try');
  });

  it('without a sitting in sight has twelve weeks, and nothing is left over', () => {
    const plan = makePlan(inputsOf({ sitting: null }));
    expect(plan.left).toBeNull();
    expect(plan.weeks.length).toBeGreaterThanOrEqual(12);
  });

  it('who has too little time is told what does not fit and what would help; with so much more it fits', () => {
    const inputs = inputsOf({ sitting: '2027-08-30', minutesByWeekday: { ...everyDay(30), sun: 0 } });
    const { left } = makePlan(inputs);
    expect(left?.contents.length).toBeGreaterThan(0);
    expect(left?.test).not.toBeNull();
    const more = (left?.moreMinutesAWeek ?? 0) / 6;
    expect(more).toBeGreaterThan(0);
    const after = makePlan({ ...inputs, minutesByWeekday: { ...everyDay(30 + Math.ceil(more)), sun: 0 } });
    expect(after.left?.minutes ?? 0).toBeLessThan((left?.minutes ?? 0) * 0.15);
  });

  it('has whole simulacros on long days: every two or three weeks, weekly in the last month, the last 5 to 7 days before', () => {
    const dates = wholeSchedule(inputsOf({ minutesByWeekday: { ...everyDay(60), sat: 240, tue: 200 } })).days.flatMap(
      ({ date, tasks }) => tasks.flatMap(({ reason }) => (reason.kind === 'simulacro' && reason.whole ? [date] : [])),
    );
    const before = dates.map((date) => daysBetween(date, '2027-11-29'));
    const last = before.at(-1) ?? 0;
    expect(last).toBeGreaterThanOrEqual(5);
    expect(last).toBeLessThanOrEqual(7);
    for (const [index, days] of before.slice(0, -1).entries()) {
      const gap = days - (before[index + 1] ?? 0);
      expect(gap).toBeGreaterThanOrEqual(5);
      expect(gap).toBeLessThanOrEqual(24);
    }
    expect(before.filter((days) => days <= 30).length).toBeGreaterThanOrEqual(4);
  });

  it('spends about a quarter of the time on reviews, and no more, before the last week', () => {
    const mastery = masteryOf(IDS.filter((id) => id.startsWith('m1.')).map((id) => [id, true, 20] as const));
    const { weeks } = makePlan(inputsOf({ mastery, tests: ['m1', 'm2'], sitting: '2027-11-29' }));
    for (const { newMinutes, reviewMinutes, simulacroMinutes } of weeks.slice(1, 10)) {
      expect(reviewMinutes / (newMinutes + reviewMinutes + simulacroMinutes)).toBeLessThanOrEqual(0.28);
    }
  });

  it('reviews what is due though each day makes the plan anew and none has time enough for it by itself', () => {
    const mastery = masteryOf(IDS.filter((id) => id.startsWith('m1.')).map((id) => [id, true, 20] as const));
    const firsts = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
      const today = dayAfter(TODAY, day);
      return makePlan(inputsOf({ mastery, today, standsAt: STANDS_AT + day * DAY_MS })).days[0]?.tasks ?? [];
    });
    expect(firsts.filter(({ kind }) => kind === 'review').length).toBeGreaterThanOrEqual(2);
  });
});
