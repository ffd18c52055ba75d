import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASKED_OF_BANK,
  beginRun,
  currentTry,
  isComplete,
  type LessonRun,
  type LessonShape,
  mergeProgress,
  type Place,
  rightInARow,
} from './lesson-run.ts';
import { type Around, askedCheck, type GivenAnswer, type LessonEvent, reduceRun } from './reduce-run.ts';

const check = (id: string) => ({ id, options: [{}, { mistake: `mistake-of-${id}` }, {}] });
const point = (id: string, checks: number) => ({
  id,
  checks: Array.from({ length: checks }, (_, index) => check(`${id}${index + 1}`)),
});
const LESSON: LessonShape = {
  content: 'm1.numeros.porcentaje.calculo',
  version: 2,
  points: [point('a', 3), point('b', 2), point('c', 5)],
};
const AROUND: Around = {
  now: 1_000,
  prerequisites: [{ content: 'm1.numeros.before', reviewedAt: null }],
  exitMistakes: [undefined, 'older'],
};

const begun = () => beginRun('run', LESSON, null);
const right: LessonEvent = { kind: 'answer', choice: 0, help: 'none' };
const wrong: LessonEvent = { kind: 'answer', choice: 1, help: 'none' };
const next: LessonEvent = { kind: 'next' };
const skip: LessonEvent = { kind: 'skip' };

function play(run: LessonRun, events: readonly LessonEvent[], around = AROUND) {
  const answers: GivenAnswer[] = [];
  const end = events.reduce((before, event) => {
    const { run: after, answer } = reduceRun(before, event, LESSON, around);
    if (answer) answers.push(answer);
    return after;
  }, run);
  return { run: end, answers };
}

/** From the opening through the points before `index`, each with two right answers. */
const upTo = (index: number) => [next, ...Array.from({ length: index }, () => [next, right, next, right, next]).flat()];

describe('a lesson', () => {
  it('begins with a guess that is never scored', () => {
    const { run, answers } = play(begun(), [{ kind: 'guess', guess: 1 }, next]);
    expect(answers).toEqual([]);
    expect(run.guess).toBe(1);
    expect(run.place).toEqual({ at: 'idea', point: 0 });
  });

  it('goes on after two right answers in a row, and leaves the rest of the questions', () => {
    const { run } = play(begun(), [next, next, wrong, next, right, next, right, next]);
    expect(run.passed).toEqual(['a']);
    expect(run.place).toEqual({ at: 'idea', point: 1 });
    expect(play(begun(), upTo(1)).run).toMatchObject({ passed: ['a'], place: { at: 'idea', point: 1 } });
  });

  it('tells of each answer once, under an id of its own, with the mistake that was made', () => {
    const { answers } = play(begun(), [next, next, wrong, wrong, next, right]);
    expect(answers).toEqual([
      {
        content: LESSON.content,
        question: 'a1',
        isExit: false,
        correct: false,
        help: 'none',
        mistake: 'mistake-of-a1',
      },
      { content: LESSON.content, question: 'a2', isExit: false, correct: true, help: 'none' },
    ]);
  });

  it('halts when the questions are used up, asks once more in another order, then only after a review', () => {
    const missed = [right, next, wrong, next, right, next] as const;
    const first = play(begun(), [next, next, ...missed]);
    expect(first.run).toMatchObject({ place: { at: 'halted', point: 0 }, halts: { a: 1 }, haltedAt: { a: 1_000 } });
    const second = play(first.run, [{ kind: 'again' }, ...missed]);
    expect(second.run).toMatchObject({ place: { at: 'halted', point: 0 }, halts: { a: 2 } });
    expect(second.answers.map(({ question }) => question).sort()).toEqual(['a1.2', 'a2.2', 'a3.2']);
    for (const way of [[{ kind: 'again' }], [{ kind: 'go', place: { at: 'idea', point: 0 } }, next]] as const) {
      const third = play(second.run, [...way, right]);
      expect(third.run.place).toEqual({ at: 'halted', point: 0 });
      expect(third.answers).toEqual([]);
    }
    const reviewed = { ...AROUND, now: 3_000, prerequisites: [{ content: 'm1.numeros.before', reviewedAt: 2_000 }] };
    expect(play(second.run, [{ kind: 'again' }], reviewed).run.place).toEqual({
      at: 'check',
      point: 0,
      answered: false,
    });
    expect(play(second.run, [next]).run.place).toEqual({ at: 'idea', point: 1 });
  });

  it('ends with a question of an older content where there is one, which counts for that content', () => {
    const found: LessonEvent = { kind: 'exit-found', exit: { content: 'm1.older', check: 'x' } };
    const { run, answers } = play(begun(), [found, ...upTo(3), wrong, right, next]);
    expect(answers.at(-1)).toEqual({
      content: 'm1.older',
      question: 'exit.x',
      isExit: true,
      correct: false,
      help: 'none',
      mistake: 'older',
    });
    expect(run).toMatchObject({ place: { at: 'summary' }, doneAt: 1_000 });
    expect(play(begun(), upTo(3)).run).toMatchObject({ place: { at: 'summary' }, doneAt: 1_000 });
  });

  it('ends as well with a question of the bank, whose answer counts where it was given', () => {
    const found: LessonEvent = { kind: 'exit-found', exit: { content: 'm1.older', check: 'x' } };
    const ofBank: LessonEvent = { kind: 'bank-answered' };
    const { run, answers } = play(begun(), [found, ...upTo(3), ofBank, right, next]);
    expect(answers.filter(({ isExit }) => isExit)).toEqual([]);
    expect(run).toMatchObject({ place: { at: 'summary' }, doneAt: 1_000, exit: { choice: ASKED_OF_BANK } });
    expect(play(begun(), [found, ofBank]).run.exit).toMatchObject({ choice: null });
  });

  it('is not done while a point was skipped, and is once that is passed', () => {
    const { run } = play(begun(), [next, skip, next, right, next, right, next, next, right, next, right, next]);
    expect(run).toMatchObject({ place: { at: 'summary' }, doneAt: null, passed: ['b', 'c'] });
    const back = play(run, [
      { kind: 'go', place: { at: 'idea', point: 0 } },
      next,
      right,
      next,
      right,
      next,
      { kind: 'go', place: { at: 'summary' } },
    ]);
    expect(back.run.doneAt).toBe(1_000);
  });

  it('begins where the student stood, and one that was done from the start', () => {
    expect(beginRun('r', LESSON, { passed: ['a'], halts: { b: 1 }, done: false })).toMatchObject({
      place: { at: 'idea', point: 1 },
      passed: ['a'],
      halts: { b: 1 },
    });
    expect(beginRun('r', LESSON, { passed: ['a', 'b', 'c'], halts: {}, done: true })).toMatchObject({
      place: { at: 'opening' },
      passed: [],
    });
    const merged = mergeProgress(play(begun(), upTo(1)).run, { passed: ['c'], halts: { b: 2 }, done: false });
    expect(merged).toMatchObject({ passed: ['a', 'c'], halts: { b: 2 } });
  });
});

describe('whatever a student does', () => {
  const places: readonly Exclude<Place, { at: 'check' | 'halted' }>[] = [
    { at: 'opening' },
    ...[0, 1, 2].map((index) => ({ at: 'idea', point: index }) as const),
    { at: 'summary' },
  ];
  const event: fc.Arbitrary<LessonEvent> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('answer'), choice: fc.nat(2), help: fc.constantFrom('none', 'hint') }),
    },
    { weight: 4, arbitrary: fc.constant(next) },
    fc.constant(skip),
    fc.constant<LessonEvent>({ kind: 'again' }),
    fc.constantFrom(...places).map((place): LessonEvent => ({ kind: 'go', place })),
    fc.constant<LessonEvent>({ kind: 'exit-found', exit: { content: 'm1.older', check: 'x' } }),
    fc.constant<LessonEvent>({ kind: 'bank-answered' }),
  );

  it('no id is given to two answers, no question comes twice in a try, no point is asked after two halts', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 120 }), (events) => {
        let run = begun();
        const ids: string[] = [];
        for (const one of events) {
          const asked = askedCheck(run, LESSON);
          const { run: after, answer } = reduceRun(run, one, LESSON, AROUND);
          if (answer) ids.push(answer.question);
          if (answer && !answer.isExit) expect(answer.question.replace(/\.\d+$/, '')).toBe(asked?.id);
          run = after;
          for (const { id } of LESSON.points) {
            const answers = currentTry(run, id);
            expect(new Set(answers.map((given) => given.check)).size).toBe(answers.length);
            expect(run.halts[id] ?? 0).toBeLessThanOrEqual(2);
            expect(run.passed.includes(id) ? true : rightInARow(answers) < 2 || run.place.at === 'check').toBe(true);
          }
          if (run.doneAt !== null) expect(isComplete(run, LESSON)).toBe(true);
        }
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('skipping leads to the end from everywhere', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { run } = play(begun(), events);
        expect(
          play(
            run,
            Array.from({ length: 6 }, () => skip),
          ).run.place,
        ).toEqual({ at: 'summary' });
      }),
    );
  });
});
