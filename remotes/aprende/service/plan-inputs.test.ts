import type { TestId } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { EMPTY_MASTERY } from '../mastery/mastery-state.ts';
import { questionsOf } from '../plan/content-values.ts';
import { NOTHING_KNOWN } from './known-elsewhere.ts';
import type { KeptLesson } from './lesson-store.ts';
import { type PlanFacts, planInputs } from './plan-inputs.ts';
import { studyBasis } from './study-basis.ts';

const TODAY = '2026-08-12';
const NOON = Date.parse('2026-08-12T16:00:00Z');

const lesson = (contentId: string, passedAt: readonly number[], doneAt: string | null): KeptLesson => ({
  contentId,
  progress: { version: 1, passed: passedAt.map((_, index) => `punto-${index}`), halts: {}, doneAt },
  passedAt,
});

const FACTS: PlanFacts = {
  known: NOTHING_KNOWN,
  basis: studyBasis(NOTHING_KNOWN, TODAY),
  mastery: EMPTY_MASTERY,
  lessons: [],
  lessonMinutes: new Map(),
  activity: { days: new Map(), lastSimulacros: new Map(), lastTest: [] },
  deck: { minutes: 0 },
  examples: [],
  today: TODAY,
  standsAt: NOON,
};

const NO_WORD = {
  ...{ isTold: true, name: null, schoolYear: undefined, tests: null },
  ...{ elective: undefined, sitting: null, minutes: null },
};

it('a lesson that is begun takes what is left of it, and one that is done is done', () => {
  const inputs = planInputs({
    ...FACTS,
    lessons: [
      lesson('m1.numeros.porcentaje.calculo', [NOON, NOON], null),
      lesson('m1.numeros.porcentaje.problemas', [NOON, NOON, NOON, NOON], null),
      lesson('m1.numeros.enteros-racionales.enteros', [NOON], '2026-08-12T16:00:00.000Z'),
      lesson('m1.numeros.nadie.sabe', [NOON], '2026-08-12T16:00:00.000Z'),
    ],
    activity: {
      ...FACTS.activity,
      days: new Map([[TODAY, { minutes: 12.4, answers: 3 }]]),
      lastSimulacros: new Map([['m1', NOON]]),
    },
    deck: { minutes: 3 },
  });
  expect([...inputs.lessonMinutes]).toEqual([
    ['m1.numeros.porcentaje.calculo', 7],
    ['m1.numeros.porcentaje.problemas', 4],
  ]);
  expect([...inputs.lessonsDone]).toEqual(['m1.numeros.enteros-racionales.enteros']);
  expect(inputs).toMatchObject({ doneTodayMinutes: 15, lastSimulacros: { m1: TODAY }, weights: null, scores: {} });
});

it('what a diagnostic inferred is told of the contents that there are', () => {
  const { diagnosed } = planInputs({
    ...FACTS,
    known: { ...NOTHING_KNOWN, diagnosed: { 'm1.numeros.porcentaje.calculo': 0.93, 'm1.nadie.sabe': 0.2 } },
  });
  expect([...(diagnosed ?? [])]).toEqual([['m1.numeros.porcentaje.calculo', 0.93]]);
});

it('lessons take the time that their authors say, and what is left of it once they are begun', () => {
  const lessonMinutes = new Map([
    ['m1.numeros.porcentaje.calculo', 20],
    ['m1.numeros.porcentaje.problemas', 13],
  ] as const);
  const inputs = planInputs({
    ...FACTS,
    lessonMinutes,
    lessons: [lesson('m1.numeros.porcentaje.calculo', [NOON], null)],
  });
  expect([...inputs.lessonMinutes]).toEqual([
    ['m1.numeros.porcentaje.calculo', 16],
    ['m1.numeros.porcentaje.problemas', 13],
  ]);
});

it('the elective of Ciencias decides which contents count, and those of the other subjects count by the common part alone', () => {
  const practised = { ...FACTS.activity, elective: 'fisica' } as const;
  const questions = (facts: Partial<PlanFacts>) =>
    ['biologia', 'fisica', 'quimica'].map((subject) =>
      Math.round(
        [...questionsOf('ciencias', planInputs({ ...FACTS, ...facts }).elective)].reduce(
          (sum, [id, count]) => sum + (id.startsWith(`ciencias.${subject}.`) ? count : 0),
          0,
        ),
      ),
    );
  expect(questions({})).toEqual([25, 25, 25]);
  expect(questions({ activity: practised })).toEqual([17, 41, 17]);
  // What the student said they will sit stands before what they practised.
  const profile = { ...NO_WORD, elective: 'quimica' } as const;
  expect(questions({ activity: practised, known: { ...NOTHING_KNOWN, profile } })).toEqual([17, 17, 41]);
  expect(questions({ activity: practised, known: { ...NOTHING_KNOWN, profile: NO_WORD } })).toEqual([17, 41, 17]);
});

describe('a goal for which Historia or Ciencias counts', () => {
  const goal = {
    ...{ programId: '11001', name: 'Derecho', university: 'Universidad de Chile', cutoff: null },
    tests: ['cl', 'm1', 'hcs', 'ciencias'] as const,
    weights: { cl: 30, m1: 20, hcs: 25, ciencias: 25 },
    either: ['hcs', 'ciencias'] as const,
  };
  const estimate = (test: TestId, middle: number) => ({
    ...{ test, low: middle - 40, middle, high: middle + 40 },
    ...{ results: 1, questions: 60, newestAt: '2026-08-10T12:00:00.000Z' },
  });
  const weightsWith = (tests: readonly TestId[], estimates: ReturnType<typeof estimate>[]) => {
    const known = {
      ...NOTHING_KNOWN,
      goals: [{ ...goal, tests: [...goal.tests], either: [...goal.either] }],
      estimates,
    };
    return planInputs({ ...FACTS, known, basis: { ...FACTS.basis, tests } }).weights;
  };

  it('weighs the one that goes better, of who sits both', () => {
    const both = ['cl', 'm1', 'hcs', 'ciencias'] as const;
    const estimates = [estimate('hcs', 610), estimate('ciencias', 540)];
    expect(weightsWith(both, estimates)).toEqual({ cl: 30, m1: 20, hcs: 25, ciencias: 0 });
    expect(weightsWith(both, [])).toEqual(goal.weights);
    expect(weightsWith(both, estimates.slice(0, 1))).toEqual(goal.weights);
  });

  it('weighs the one that is sat, of who sits one', () => {
    expect(weightsWith(['cl', 'm1', 'ciencias'], [estimate('hcs', 610), estimate('ciencias', 540)])).toEqual(
      goal.weights,
    );
  });
});
