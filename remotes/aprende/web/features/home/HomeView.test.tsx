import { findContent } from '@travesia/contracts/temario';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HomeAnswer, HomeDay, HomeResult, HomeTask } from '../../../api/home.ts';
import { HomeView } from './HomeView.tsx';

const OFFICIAL = 'https://demre.cl/calendario/calendario-proceso-2027';
const CONTENT = 'm1.numeros.porcentaje.calculo';
const RESULT: HomeResult = {
  ...{ test: 'm1', low: 560, middle: 600, high: 640, results: 1, questions: 20 },
  ...{ newestAt: '2026-11-20T12:00:00.000Z', before: [] },
};
const TASK: HomeTask = {
  ...{ id: 't', kind: 'lesson', contents: [CONTENT], test: 'm1', minutes: 15 },
  ...{ reason: { kind: 'gain', questions: 2, probability: 0.3 }, gain: { low: 2, high: 4 } },
};
const TESTS = ['cl', 'm1', 'm2', 'ciencias'] as const;
const expected = (low: number) => TESTS.map((test) => ({ test, expected: { low, high: low + 111 } }));

const DAYS: readonly HomeDay[] = [23, 24, 25, 26, 27, 28, 29].map((day) => ({
  ...{ date: `2026-11-${day}`, planned: 0, done: 0, tasks: [] },
  ...(day < 28 && { outside: true }),
}));

const HOME: HomeAnswer = {
  ...{
    madeAt: '2026-11-28T15:00:00.000Z',
    day: '2026-11-28',
    missing: ['goals', 'evidence'],
    stale: [],
    name: 'María',
  },
  sitting: { sitting: { year: 2028, round: 'regular' }, date: '2027-11-30', days: 367 },
  ...{ tests: TESTS, elective: 'fisica', phase: 'far', week: DAYS, later: [] },
  today: { lessons: [], answers: 0, minutes: 0 },
  ...{ levels: {}, due: [], cards: { minutes: 0, due: 0 }, lessons: { done: [], begun: [] }, goals: [], results: [] },
  projection: [
    { factor: 1, minutesAWeek: 60, tests: expected(512) },
    { factor: 2, minutesAWeek: 120, tests: expected(523) },
  ],
  left: { contents: [CONTENT], minutes: 6632, gain: [], moreMinutesAWeek: null, test: 'ciencias' },
};

const SITTING = {
  sitting: { year: 2027, round: 'regular' },
  ...{ date: '2026-11-30', days: 2, official: OFFICIAL },
} as const;
const LAST_DAYS: Partial<HomeAnswer> = { phase: 'last-week', sitting: SITTING };

const nameOf = (id: string) => findContent(id)?.name ?? null;
/** Its text, with addresses of links. */
const shown = (change: Partial<HomeAnswer>) =>
  renderToStaticMarkup(<HomeView home={{ ...HOME, ...change }} nameOf={nameOf} />)
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('scores', () => {
  const withTask = { week: DAYS.map((day) => (day.date === '2026-11-28' ? { ...day, tasks: [TASK] } : day)) };

  it('are shown of no test without graded answers: what is missing and a way to it are', () => {
    for (const missing of [HOME.missing, ['goals'] as const]) {
      const text = shown({ ...withTask, missing });
      expect(text).not.toMatch(/512|523|entre \d|\d puntos|cualquier estudiante/);
      expect(text).toContain(
        'Para estimar tu puntaje nos falta ver cómo respondes: haz un ensayo o una práctica de al menos 20 preguntas. [/ensayos/generar/tipo]',
      );
      // Hours and contents stay.
      expect(text).toContain('15 min');
      expect(text).toContain('No todo cabe antes de la prueba');
    }
  });

  it('are shown of those with graded answers, and of the others what is missing', () => {
    const text = shown({ ...withTask, missing: [], results: [RESULT] });
    expect(text.match(/entre 512 y 623/g)).toHaveLength(1);
    expect(text).toContain('M1 : entre 512 y 623');
    expect(text).toContain('puede darte entre 2 y 4 puntos');
    expect(text).toContain('De Lectora, M2 y Ciencias todavía no estimamos un puntaje');
    expect(shown({ ...withTask, results: [{ ...RESULT, test: 'm2' }] })).not.toContain('puede darte');
  });
});

describe('what the plan supposes', () => {
  it('is what was not said, and nothing else', () => {
    const text = shown({ missing: ['sitting', 'minutes', 'goals'] });
    expect(text).toContain(
      'No nos dijiste qué PAES preparas ni cuánto puedes estudiar cada día: tu plan supone la PAES del 30 de noviembre de 2027 y un rato de lunes a sábado.',
    );
    expect(text).not.toContain('obligatorias');
    expect(shown({ missing: ['profile', 'tests', 'sitting', 'minutes'], tests: ['cl', 'm1'] })).toContain(
      'No nos dijiste qué pruebas vas a dar, qué PAES preparas ni cuánto puedes estudiar cada día: tu plan supone las dos obligatorias, la PAES del 30 de noviembre de 2027 y un rato de lunes a sábado.',
    );
    expect(shown({ missing: ['minutes'] })).toContain(
      'No nos dijiste cuánto puedes estudiar cada día: tu plan supone un rato de lunes a sábado.',
    );
    expect(shown({ missing: [] })).not.toContain('Lo que supone tu plan');
  });

  it('asks which sitting is meant where the supposed one is too near for a plan', () => {
    const text = shown({ ...LAST_DAYS, missing: ['sitting', 'minutes'] });
    expect(text).toContain('La más próxima es la del 30 de noviembre de 2026: faltan 2 días, muy poco para un plan');
    expect(text).toMatch(/\[\/perfil\/crear\?redirect=%2Fhome&amp;editar=preparacion\] Elegir mi PAES/);
    expect(text).toContain('No nos dijiste cuánto puedes estudiar cada día: tu plan supone un rato');
    expect(shown({ ...LAST_DAYS, missing: ['minutes'] })).not.toContain('Elegir mi PAES');
    expect(shown({ missing: ['sitting'] })).not.toContain('Elegir mi PAES');
  });
});

describe('the last days', () => {
  it('say what helps, and neither that nothing is left nor all that does not fit', () => {
    const text = shown({ ...LAST_DAYS, missing: [] });
    expect(text).toContain('Para la PAES del 30 de noviembre de 2026 faltan 2 días.');
    expect(text).toContain('Repasos cortos de lo que ya sabes, y el día antes algo liviano.');
    expect(text).toContain(`[${OFFICIAL}] Ver la página oficial`);
    expect(text).not.toMatch(/Puedes descansar|Quedan fuera|Ni estudiando|110 h|512|estudio más|empieza de cero/);
    expect(shown({})).not.toContain('Ver la página oficial');
  });

  it('end with the sitting, which goes on for days', () => {
    for (const [days, phase, words] of [
      [1, 'day-before', 'Hoy, algo liviano de lo que ya sabes'],
      [0, 'sitting', 'es hoy'],
      [-1, 'sitting', 'ya empezó'],
    ] as const) {
      const text = shown({ phase, sitting: { ...SITTING, days }, missing: [] });
      expect(text).toContain(words);
      expect(text).not.toMatch(/Puedes descansar|Quedan fuera/);
      expect(text.includes('Estos son tus días de PAES')).toBe(phase === 'sitting');
    }
  });
});

it('a day before the plan is no day of rest', () => {
  const text = shown({ missing: [] });
  expect(text).toContain('lunes: sin plan');
  expect(text).toContain('viernes: sin plan');
  expect(text).toContain('sábado, hoy: descanso');
  const studied = DAYS.map((day) => (day.date === '2026-11-27' ? { ...day, done: 8 } : day));
  expect(shown({ week: studied })).toMatch(/viernes: 8 minutos S sábado/);
});
