import { expect, it } from 'vitest';
import { EMPTY_MASTERY } from '../mastery/mastery-state.ts';
import { NOTHING_KNOWN } from './known-elsewhere.ts';
import type { KeptLesson } from './lesson-store.ts';
import { planInputs } from './plan-inputs.ts';
import { studyBasis } from './study-basis.ts';

const TODAY = '2026-08-12';
const NOON = Date.parse('2026-08-12T16:00:00Z');

const lesson = (contentId: string, passedAt: readonly number[], doneAt: string | null): KeptLesson => ({
  contentId,
  progress: { version: 1, passed: passedAt.map((_, index) => `punto-${index}`), halts: {}, doneAt },
  passedAt,
});

it('a lesson that is begun takes what is left of it, and one that is done is done', () => {
  const inputs = planInputs({
    known: { ...NOTHING_KNOWN, estimates: null },
    basis: studyBasis(NOTHING_KNOWN, TODAY),
    mastery: EMPTY_MASTERY,
    lessons: [
      lesson('m1.numeros.porcentaje.calculo', [NOON, NOON], null),
      lesson('m1.numeros.porcentaje.problemas', [NOON, NOON, NOON, NOON], null),
      lesson('m1.numeros.enteros-racionales.enteros', [NOON], '2026-08-12T16:00:00.000Z'),
      lesson('m1.numeros.nadie.sabe', [NOON], '2026-08-12T16:00:00.000Z'),
    ],
    activity: { days: new Map([[TODAY, { minutes: 12.4, answers: 3 }]]), lastSimulacros: new Map([['m1', NOON]]) },
    deck: { minutes: 3 },
    today: TODAY,
    standsAt: NOON,
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
    known: { ...NOTHING_KNOWN, diagnosed: { 'm1.numeros.porcentaje.calculo': 0.93, 'm1.nadie.sabe': 0.2 } },
    basis: studyBasis(NOTHING_KNOWN, TODAY),
    mastery: EMPTY_MASTERY,
    lessons: [],
    activity: { days: new Map(), lastSimulacros: new Map() },
    deck: { minutes: 0 },
    today: TODAY,
    standsAt: NOON,
  });
  expect([...(diagnosed ?? [])]).toEqual([['m1.numeros.porcentaje.calculo', 0.93]]);
});
