import { findContent } from '@travesia/contracts/temario';
import { expect, it } from 'vitest';
import type { HomeDay, HomeTask } from '../../../api/home.ts';
import { longDayText, minutesText, momentText, sittingText, weekdayText } from './dates-text.ts';
import { levelChangeText, levelCountText } from './level-text.ts';
import { reasonText } from './reason-text.ts';
import { contentNames, gainText, taskAddress, taskTitle } from './task-text.ts';
import { lastTestText, rhythmOf, weekText } from './week-text.ts';

const task = (change: Partial<HomeTask>): HomeTask => ({
  id: 't',
  kind: 'lesson',
  contents: ['m1.numeros.porcentaje.calculo'],
  minutes: 15,
  reason: { kind: 'gain', questions: 2, probability: 0.3 },
  gain: { low: 1, high: 3 },
  ...change,
});
const nameOf = (content: string) => findContent(content)?.name ?? null;

it('names a task and leads to where it is done', () => {
  expect(taskTitle(task({}), nameOf)).toMatch(/^Lección: /);
  expect(taskAddress(task({}))).toBe('/aprende?leccion=m1.numeros.porcentaje.calculo');
  const contents = ['m1.numeros.porcentaje.calculo', 'm1.numeros.porcentaje.problemas'];
  expect(taskAddress(task({ kind: 'review', contents, test: 'm1' }))).toBe(
    `/ensayos/generar?modo=practica&prueba=m1&contenidos=${contents.join(',')}&preguntas=10&correccion=altiro`,
  );
  expect(taskAddress(task({ kind: 'simulacro', contents: [], test: 'm2' }))).toBe(
    '/ensayos/generar?modo=simulacro&prueba=m2',
  );
  expect(taskTitle(task({ kind: 'simulacro', contents: [], test: 'm2' }), nameOf)).toBe(
    'Simulacro de Matemática 2 (M2)',
  );
  expect(taskAddress(task({ kind: 'cards', contents: [] }))).toBe('/juegos/flashcards');
});

it('says why a task is there, also of a reason that only a newer service knows', () => {
  const answered = {
    'm1.numeros.porcentaje.calculo': { level: 1, probability: 0.3, answered: 3, dueAt: null, lastChange: null },
  } as const;
  expect(reasonText(task({}), nameOf, {})).toBe(
    'La prueba trae unas 2 preguntas de esto, y aquí todavía no lo has visto.',
  );
  const reason = (change: Partial<HomeTask>) => reasonText(task(change), nameOf, answered);
  expect(reason({})).toBe('La prueba trae unas 2 preguntas de esto, y todavía se te escapa.');
  expect(reason({ reason: { kind: 'due', repeats: 2 } })).toMatch(/de paso repasas 2 contenidos más/);
  expect(reason({ reason: { kind: 'prerequisite', leadsTo: 'm1.numeros.porcentaje.problemas' } })).toBe(
    'Lo necesitas para «Problemas con porcentajes».',
  );
  expect(reason({ reason: null })).toBe('Es lo que más te conviene aprender ahora.');
});

it('says how many contents are at a level and why one is there, also of the first answer, which may be wrong', () => {
  expect([levelCountText(2, 1), levelCountText(2, 3), levelCountText(0, 1)]).toEqual([
    '1 familiar',
    '3 familiares',
    '1 sin ver',
  ]);
  const change = { from: 0, to: 1, at: '2026-11-25T10:00:00Z', answered: 1, correct: 0 } as const;
  expect(levelChangeText(change)).toBe('Lo empezaste el 25 de noviembre.');
  expect(levelChangeText({ ...change, from: 2 })).toBe('Bajó porque fallaste el 25 de noviembre.');
  expect(levelChangeText({ ...change, from: 2, to: 3, answered: 3, correct: 3 })).toBe(
    'Subió porque acertaste 3 de 3, la última vez el 25 de noviembre.',
  );
  expect(levelChangeText({ ...change, from: 4, to: 3, answered: 5, correct: 3 })).toBe(
    'Bajó porque fallaste 2 de 5, la última vez el 25 de noviembre.',
  );
});

it('says how many contents the last test repeated, where it did', () => {
  const at = '2026-11-25T15:00:00.000Z';
  expect(lastTestText({ at, repeats: 7 })).toBe(
    'Tu ensayo del 25 de noviembre repasó 7 contenidos que ya habías visto.',
  );
  expect(lastTestText({ at, repeats: 1 })).toBe(
    'Tu ensayo del 25 de noviembre repasó 1 contenido que ya habías visto.',
  );
  expect([lastTestText({ at, repeats: 0 }), lastTestText(null), lastTestText(undefined)]).toEqual([null, null, null]);
});

it('says how many contents there are besides those that it names', () => {
  const ids = [
    'm1.numeros.porcentaje.calculo',
    'm1.numeros.porcentaje.problemas',
    'm1.numeros.potencias-raices.raices',
  ];
  expect(contentNames(ids, nameOf)).toMatch(/ y 1 más$/);
});

it('says what a task may bring as a range, and nothing where it brings nothing', () => {
  expect(gainText({ low: 0.4, high: 3.2 })).toBe('entre 0 y 3 puntos');
  expect(gainText({ low: 2.6, high: 3.2 })).toBe('cerca de 3 puntos');
  expect(gainText({ low: 0, high: 0.9 })).toBe('cerca de 1 punto');
  expect(gainText({ low: 0, high: 0.2 })).toBeNull();
});

it('reads days as they stand, whatever the zone of the device', () => {
  expect(weekdayText('2026-11-25')).toBe('miércoles');
  expect(longDayText('2026-11-30')).toBe('lunes, 30 de noviembre');
  expect([-1, 0, 1, 12].map((days) => sittingText('2026-11-30', days))).toEqual([
    'La PAES del 30 de noviembre de 2026 ya empezó',
    'La PAES del 30 de noviembre de 2026 es hoy',
    'Para la PAES del 30 de noviembre de 2026 falta 1 día',
    'Para la PAES del 30 de noviembre de 2026 faltan 12 días',
  ]);
  expect(momentText('2026-11-25T10:50:00Z')).toBe('25 de noviembre a las 07:50');
  expect([12, 60, 95].map(minutesText)).toEqual(['12 min', '1 h', '1 h 35 min']);
});

it('calls every day of a leap year as the language does', () => {
  const { weekday, day, month } = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const long = new Intl.DateTimeFormat('es-CL', { weekday, day, month, timeZone: 'UTC' });
  const year = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
  expect(year.map((date) => longDayText(date.toISOString().slice(0, 10)))).toEqual(
    year.map((date) => long.format(date)),
  );
});

const day = (date: string, planned: number, done: number): HomeDay => ({ date, planned, done, tasks: [] });

it('forgives a day, and lets one of rest make up for it', () => {
  const week = [
    day('2026-11-23', 60, 60),
    day('2026-11-24', 60, 0),
    day('2026-11-25', 60, 40),
    day('2026-11-26', 0, 0),
  ];
  expect(rhythmOf(week)).toEqual({ planned: 3, done: 2, isKept: true });
  expect(rhythmOf([...week, day('2026-11-27', 0, 20)])).toEqual({ planned: 3, done: 3, isKept: true });
  expect(weekText(week, '2026-11-25')).toBe(
    'Llevas cerca de 1 h 40 min esta semana y cumpliste 2 de 3 días: tu ritmo va bien.',
  );
});

it('never speaks of what was lost', () => {
  const begun = [day('2026-11-23', 60, 0), day('2026-11-24', 60, 0), day('2026-11-25', 60, 8)];
  expect(weekText(begun, '2026-11-25')).toBe('Llevas cerca de 8 min esta semana.');
  const empty = [day('2026-11-23', 60, 0), day('2026-11-24', 60, 0), day('2026-11-25', 60, 0)];
  expect(weekText(empty, '2026-11-24')).toBe('Quedan 2 días de estudio esta semana.');
  expect(weekText(empty, '2026-11-26')).toBe(
    'Esta semana ya no quedan días de estudio en tu plan. La próxima empieza de cero.',
  );
  expect(weekText(empty, '2026-11-26', true)).toBe('Esta semana ya no quedan días de estudio en tu plan.');
});
