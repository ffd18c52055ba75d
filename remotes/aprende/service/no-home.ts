import type { HomeAnswer } from '../api/home.ts';

/** Of whoever has no plan yet. */
export const NO_HOME: HomeAnswer = {
  madeAt: null,
  day: null,
  missing: [],
  stale: [],
  name: null,
  sitting: null,
  tests: [],
  phase: null,
  week: [],
  later: [],
  today: { lessons: [], answers: 0, minutes: 0 },
  lastTest: null,
  levels: {},
  due: [],
  cards: { minutes: 0, due: 0 },
  erroneous: { minutes: 0, due: [] },
  lessons: { done: [], begun: [] },
  goals: [],
  results: [],
  projection: [],
  left: null,
};
