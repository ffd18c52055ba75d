import { describe, expect, it } from 'vitest';
import type { Lesson } from '../authoring/index.ts';
import lesson from '../m1/numeros/porcentaje.calculo.ts';
import { checkLesson } from './check-lesson.ts';
import { checkLessons } from './check-lessons.ts';

const file = 'm1/numeros/porcentaje.calculo.ts';
const treated = lesson.points.flatMap(({ warnings }) => warnings.map(({ mistake }) => mistake));
const own = new Set(treated);
const known = new Set(
  lesson.points
    .flatMap(({ checks }) => checks.flatMap(({ distractors }) => distractors.flatMap(({ mistake = [] }) => mistake)))
    .concat(treated),
);
const [first, second, ...rest] = lesson.points;
if (!first || !second) throw new Error('the lesson has points');
const [check] = first.checks;
if (!check) throw new Error('the point has checks');

const findings = (changed: Partial<Lesson>) => checkLesson({ lesson: { ...lesson, ...changed }, file }, { known, own });
const withFirst = (changed: Partial<typeof first>) => findings({ points: [{ ...first, ...changed }, second, ...rest] });
const withCheck = (changed: Partial<typeof check>) =>
  withFirst({ checks: [{ ...check, ...changed }, ...first.checks.slice(1)] });

describe('a lesson', () => {
  it('that is well made has nothing against it', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['too few points', findings({ points: [first, second] }), /2 points/],
    ['too short a time', findings({ minutes: 5 }), /5 minutes/],
    ['an idea that is too long', withFirst({ idea: `${first.idea} ${'otra palabra más '.repeat(40)}` }), /at most 120/],
    ['a mistake left out', withFirst({ warnings: [] }), /leaves out "lee-la-cantidad-como-porcentaje"/],
    [
      'an unknown mistake',
      withFirst({ warnings: [{ mistake: 'no-existe', text: 'Nada.' }, ...first.warnings] }),
      /no mistake "no-existe"/,
    ],
    [
      'a mistake that no option shows',
      findings({
        points: lesson.points.map((point) => ({
          ...point,
          checks: point.checks.map((one) => ({
            ...one,
            distractors: one.distractors.filter(({ mistake }) => mistake !== 'lee-la-cantidad-como-porcentaje'),
          })),
        })),
      }),
      /no wrong option is "lee-la-cantidad-como-porcentaje"/,
    ],
    ['one check', withFirst({ checks: [check] }), /1 checks/],
    ['a check that does not ask', withCheck({ question: 'Calcula el 20 %.' }), /does not end as a question/],
    [
      'a check about a figure that nobody sees beside it',
      withFirst({
        figure: { kind: 'timeline', from: 1, to: 2, events: [], alt: 'Nada' },
        checks: [{ ...check, question: 'Según la línea de tiempo, ¿qué fue antes?' }, check],
      }),
      /not beside it/,
    ],
    [
      'a check with the figure of a point that has none',
      withCheck({ figure: 'of-the-point' }),
      /its point has no figure/,
    ],
    ['two options alike', withCheck({ key: '20' }), /read alike/],
    ['bad TeX', withCheck({ explanation: String.raw`$\frac{1$` }), /explanation/],
    ['a decimal point', withCheck({ explanation: 'Son 1.25 metros.' }), /decimals with a point/],
    ['a long key', withCheck({ key: 'treinta novelas, que son la quinta parte de todas' }), /key of/],
    ['an id twice', withFirst({ id: second.id }), /have one id/],
    [
      'a figure without words',
      withFirst({ figure: { kind: 'timeline', from: 1, to: 2, events: [], alt: 'Nada' } }),
      /alternative text/,
    ],
    [
      'a bar of no parts',
      withFirst({ manipulable: { kind: 'fraction-bar', numerator: 1, denominator: 0, task: 'Mueve.' } }),
      /cannot begin so/,
    ],
    [
      'a link to a game without words',
      withFirst({ game: { game: 'celula', state: '', words: ' ' } }),
      /game: is empty/,
    ],
    [
      'a link to a game whose state is no part of an address',
      withFirst({ game: { game: 'celula', state: 'vista=una célula', words: 'Míralo en la célula.' } }),
      /cannot hold/,
    ],
  ])('with %s is refused', (_, says, expected) => {
    expect(says.join('\n')).toMatch(expected);
  });

  it('whose ideas are hard to read is refused', () => {
    const hard =
      'La institucionalización internacional de responsabilidades extraordinariamente heterogéneas imposibilita interpretaciones epistemológicamente transdisciplinarias, metodológicamente desproporcionadas y fundamentalmente antropocéntricas de fenomenologías intergubernamentales, contextualizadamente multidimensionales e ininterrumpidamente problematizadoras, simultáneamente contraproducentes para comunidades universitarias latinoamericanas';
    const says = findings({ points: lesson.points.map((point) => ({ ...point, idea: hard })) });
    expect(says.join('\n')).toMatch(/read with an ease of/);
  });

  it('in another place is refused', () => {
    expect(checkLesson({ lesson, file: 'm1/porcentaje.ts' }, { known, own })).toEqual([
      'file: its place is m1/numeros/porcentaje.calculo.ts',
    ]);
  });

  it('about years of history says where it has them from', () => {
    const says = findings({
      content: 'hcs.historia.x.y' as Lesson['content'],
      opening: { ...lesson.opening, reveal: 'Fue en 1810.' },
    });
    expect(says).toContain('sources: names years and no source');
  });
});

it('two lessons do not ask the same', () => {
  const other = { ...lesson, content: 'm1.numeros.porcentaje.problemas' } as const;
  const mistakes = { names: new Map([...known].map((id) => [id, id])), ofContent: new Map() };
  const says = checkLessons(
    [
      { lesson, file },
      { lesson: other, file },
    ],
    mistakes,
  ).map((finding) => finding.says);
  expect(says.filter((one) => one.startsWith('asks what'))).not.toEqual([]);
});
