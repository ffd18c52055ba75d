import type { AnsweredQuestion, AskedQuestion } from '@travesia/contracts/slices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRILLS_A_DAY,
  type Drill,
  EMPTY_MEMORY,
  onDay,
  resultOf,
  shownQuestion,
  suggestsMore,
  type WheelMemory,
  withAnswered,
  withAsked,
  withChoice,
  withDrill,
  withNext,
  withoutDrill,
} from './drill.ts';

const CONTENT = 'm1.numeros.porcentaje.calculo';
const IDS = ['q1', 'q2', 'q3'] as const;

const asked = (id: string): AskedQuestion => ({
  ...{ id, content: CONTENT, stem: `¿${id}?` },
  options: ['a', 'b', 'c', 'd'].map((option) => ({ id: option, text: option })),
});

const answered = (outcome: AnsweredQuestion['outcome']): AnsweredQuestion => ({
  ...{ content: CONTENT, outcome, key: 'a', mistake: null, solution: [] },
});

const begun = (): WheelMemory => withDrill(onDay(EMPTY_MEMORY, '2026-11-28'), 7, CONTENT, IDS);

const drillOf = ({ drill }: WheelMemory): Drill => {
  if (!drill) throw new Error('no drill goes on');
  return drill;
};

const through = (steps: readonly ((memory: WheelMemory) => WheelMemory)[], from = begun()) =>
  steps.reduce((memory, step) => step(memory), from);

const ids = fc.constantFrom(...IDS, 'de-otro');
const step: fc.Arbitrary<(memory: WheelMemory) => WheelMemory> = fc.oneof(
  ids.map((id) => (memory: WheelMemory) => withAsked(memory, id, asked(id))),
  ids.map((id) => (memory: WheelMemory) => withAsked(memory, id, 'none')),
  fc.tuple(ids, fc.constantFrom('a', 'b', null)).map(
    ([id, choice]) =>
      (memory: WheelMemory) =>
        withChoice(memory, id, choice),
  ),
  fc.tuple(ids, fc.constantFrom('correct' as const, 'wrong' as const, 'lost' as const)).map(
    ([id, outcome]) =>
      (memory: WheelMemory) =>
        withAnswered(memory, id, outcome === 'lost' ? outcome : answered(outcome)),
  ),
  fc.constant(withNext),
);
const steps = fc.array(step, { maxLength: 40 });

describe('a drill', () => {
  it('keeps the first question, the first choice and the first answer, whatever comes again or late', () => {
    fc.assert(
      fc.property(steps, steps, (first, later) => {
        const before = drillOf(through(first)).questions;
        const after = drillOf(through([...first, ...later])).questions;
        for (const [place, { asked: question, choice, answered: told }] of before.entries()) {
          if (told) expect(after[place]).toMatchObject({ asked: question, choice, answered: told });
          else if (choice !== undefined) expect(after[place]?.choice).toBe(choice);
        }
      }),
    );
  });

  it('takes everything twice as it does once', () => {
    fc.assert(
      fc.property(
        steps,
        step.filter((one) => one !== withNext),
        (first, one) => {
          const once = through([...first, one]);
          expect(one(once)).toEqual(once);
        },
      ),
    );
  });

  it('is remembered as JSON, and goes on from there', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const memory = through(all);
        expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
      }),
    );
  });

  it('counts once, at its end, and what was answered on the way is its result', () => {
    const right = (id: string) => [
      (memory: WheelMemory) => withAsked(memory, id, asked(id)),
      (memory: WheelMemory) => withChoice(memory, id, 'a'),
      (memory: WheelMemory) => withAnswered(memory, id, answered('correct')),
      withNext,
    ];
    const oneLeft = through([...right('q1'), (memory) => withAsked(memory, 'q2', 'none'), withNext]);
    expect(oneLeft.done).toEqual([]);
    expect(shownQuestion(drillOf(oneLeft))?.id).toBe('q3');
    const waiting = through(
      [(memory) => withAsked(memory, 'q3', asked('q3')), (memory) => withChoice(memory, 'q3', null), withNext],
      oneLeft,
    );
    expect(resultOf(drillOf(waiting))).toEqual({ asked: 1, right: 1, waiting: 1 });
    const end = withAnswered(withNext(waiting), 'q3', answered('omitted'));
    expect(end.done).toEqual([CONTENT]);
    expect(shownQuestion(drillOf(end))).toBeUndefined();
    expect(resultOf(drillOf(end))).toEqual({ asked: 2, right: 1, waiting: 0 });
  });

  it('is no choice of a question that did not come', () => {
    expect(drillOf(withChoice(begun(), 'q1', 'a')).questions[0]?.choice).toBeUndefined();
    expect(drillOf(withAnswered(begun(), 'q1', answered('correct'))).questions[0]?.answered).toBeNull();
  });
});

it('suggests no more after three drills of a day, and again on the next, with the drill that goes on', () => {
  let memory = onDay(EMPTY_MEMORY, '2026-11-28');
  for (let drills = 0; drills < DRILLS_A_DAY; drills += 1) {
    expect(suggestsMore(memory)).toBe(true);
    memory = withoutDrill(through([withNext, withNext, withNext], withDrill(memory, 7, CONTENT, IDS)));
  }
  expect(suggestsMore(memory)).toBe(false);
  expect(onDay(memory, '2026-11-28')).toBe(memory);
  const going = withDrill(memory, 8, CONTENT, IDS);
  expect(onDay(going, '2026-11-29')).toEqual({ ...going, day: '2026-11-29', done: [] });
});
