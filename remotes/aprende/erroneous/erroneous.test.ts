import type { CompiledCheck, CompiledLesson, CompiledPoint } from '@travesia/content-lesson-model';
import type { ContentId } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE_BELOW_PROBABILITY } from '../lesson/fading.ts';
import { dayAfter } from '../plan/calendar-days.ts';
import { chooseErroneous, type ExampleInputs, type MadeMistake, minutesOfExamples } from './choose-erroneous.ts';
import { COMES_UNTIL_DAYS, EXAMPLES_A_DAY_MOST } from './constants.ts';
import { makeExample } from './make-example.ts';

const CONTENT: ContentId = 'm1.numeros.porcentaje.calculo';
const OTHER: ContentId = 'm1.numeros.potencias-raices.potencias';
const DAY = '2026-09-10';
const DAY_MS = 86_400_000;
const noonOf = (day: string) => Date.parse(`${day}T16:00:00Z`);

const SHOWN: ExampleInputs['shown'] = new Map([
  [CONTENT, new Set(['uno', 'dos'])],
  [OTHER, new Set(['tres'])],
]);

const made = (daysAgo: number, more: Partial<MadeMistake> = {}): MadeMistake => ({
  ...{ content: CONTENT, mistake: 'uno', at: noonOf(dayAfter(DAY, -daysAgo)), rightSince: 0, isFound: false },
  ...more,
});

const inputs = (mistakes: readonly MadeMistake[], more: Partial<ExampleInputs> = {}): ExampleInputs => ({
  ...{ day: DAY, sitting: '2026-11-30', mistakes, shown: SHOWN, probabilityOf: () => 0.5, answered: 0, minutes: 30 },
  ...more,
});

describe('a mistake of the student', () => {
  const comes = (mistake: MadeMistake, more: Partial<ExampleInputs> = {}) =>
    chooseErroneous(inputs([mistake], more)).length === 1;

  it('comes back a week later, and for three weeks', () => {
    const days = Array.from({ length: 60 }, (_, day) => day);
    const from = 7;
    expect(days.filter((day) => comes(made(day)))).toEqual(days.slice(from, COMES_UNTIL_DAYS + 1));
  });

  it.each([
    ['was found since', comes(made(8, { isFound: true }))],
    ['was made right three times since', comes(made(8, { rightSince: 3 }))],
    ['is of a content that is hardly known', comes(made(8), { probabilityOf: () => WHOLE_BELOW_PROBABILITY - 0.01 })],
    ['is of a content of which nothing is known', comes(made(8), { probabilityOf: () => undefined })],
    ['has no example', comes(made(8, { mistake: 'cuatro' }))],
    ['would come the day before the sitting', comes(made(8), { sitting: dayAfter(DAY, 1) })],
    ['would come after others of the day', comes(made(8), { answered: EXAMPLES_A_DAY_MOST })],
    ['would come on a day without time', comes(made(8), { minutes: 2.9 })],
  ])('does not where it %s', (_, isShown) => {
    expect(isShown).toBe(false);
  });

  it('comes with one of another content, the older first', () => {
    const all = [made(8), made(9, { mistake: 'dos' }), made(10, { content: OTHER, mistake: 'tres' })];
    expect(chooseErroneous(inputs(all)).map(({ mistake }) => mistake)).toEqual(['tres', 'dos']);
    expect(chooseErroneous(inputs(all, { minutes: 5 })).map(({ mistake }) => mistake)).toEqual(['tres']);
  });

  it('never comes before six days have passed, twice on a day, or beyond its minutes', () => {
    const anyMade = fc.record({
      content: fc.constantFrom(CONTENT, OTHER),
      mistake: fc.constantFrom('uno', 'dos', 'tres'),
      at: fc.integer({ min: noonOf(DAY) - 40 * DAY_MS, max: noonOf(DAY) }),
      rightSince: fc.nat(4),
      isFound: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyMade, { maxLength: 12 }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.nat(3),
        (mistakes, minutes, answered) => {
          const chosen = chooseErroneous(inputs(mistakes, { minutes, answered }));
          expect(minutesOfExamples(chosen.length)).toBeLessThanOrEqual(minutes);
          expect(chosen.length).toBeLessThanOrEqual(Math.max(0, EXAMPLES_A_DAY_MOST - answered));
          expect(new Set(chosen.map(({ content }) => content)).size).toBe(chosen.length);
          // The day begins at four in the morning.
          const begins = noonOf(DAY) - 9 * 3_600_000;
          for (const one of chosen) {
            expect(begins - one.at).toBeGreaterThanOrEqual(6 * DAY_MS);
            expect(one).toMatchObject({ isFound: false });
            expect(one.rightSince).toBeLessThan(3);
          }
        },
      ),
    );
  });
});

describe('an example', () => {
  const check = (id: string, ...mistakes: readonly (string | undefined)[]): CompiledCheck => ({
    ...{ id, question: `<p>¿${id}?</p>`, explanation: '<p>Porque sí.</p>' },
    options: [
      { text: `${id} bien` },
      ...mistakes.map((mistake, place) => ({
        ...{ text: `${id} mal ${place}`, feedback: 'No.' },
        ...(mistake !== undefined && { mistake }),
      })),
    ],
  });
  const point = (id: string, checks: readonly CompiledCheck[], warnings: readonly string[]): CompiledPoint => ({
    ...{ id, title: id, idea: '', readings: [], example: { problem: '', steps: [] } },
    ...{ checks, warnings: warnings.map((mistake) => ({ mistake, text: `<p>Ojo con ${mistake}.</p>` })) },
  });
  const lesson: CompiledLesson = {
    ...{ format: 2, content: CONTENT, name: 'Porcentaje', unit: 'Números', test: 'm1', version: 1, minutes: 15 },
    ...{ opening: { question: '', guesses: [], reveal: '' }, summary: [], sources: [], prerequisites: [] },
    points: [
      point('a', [check('sola', 'uno', undefined), check('junta', 'uno', 'dos', 'tres')], ['uno', 'dos']),
      point('b', [check('otra', 'cuatro', 'cuatro')], ['cuatro', 'cinco']),
    ],
    mistakes: { uno: 'Uno', dos: 'Dos', tres: 'Tres', cuatro: 'Cuatro', cinco: 'Cinco', seis: 'Dos' },
  };

  it('is of a question whose other wrong answers are mistakes with a name, which can not be what went wrong', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      expect(makeExample(lesson, 'uno', seed)).toMatchObject({
        ...{ check: { id: 'junta' }, answer: 'junta mal 0', explanations: ['Uno', 'Dos', 'Tres'] },
        ...{ warning: '<p>Ojo con uno.</p>', point: { id: 'a' } },
      });
    }
  });

  it('has three different explanations, of its point first, and no warning where the lesson has none', () => {
    expect(makeExample(lesson, 'cuatro', 's')?.explanations).toEqual(['Cuatro', 'Cinco', 'Uno']);
    expect(makeExample(lesson, 'tres', 's')).not.toHaveProperty('warning');
    expect(makeExample(lesson, 'cinco', 's')).toBeNull();
  });
});
