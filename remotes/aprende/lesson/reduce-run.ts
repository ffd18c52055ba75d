import {
  type Answered,
  ASKED_OF_BANK,
  currentTry,
  type ExitQuestion,
  type Help,
  isComplete,
  type LessonRun,
  type LessonShape,
  type Place,
  type PointShape,
  RIGHT_IN_A_ROW,
  rightInARow,
} from './lesson-run.ts';
import { mayTry, type Prerequisite } from './may-try.ts';
import { orderOf } from './option-order.ts';

export type LessonEvent =
  | { readonly kind: 'guess'; readonly guess: number }
  /** `choice`: place of the option in the lesson. */
  | { readonly kind: 'answer'; readonly choice: number; readonly help: Help }
  /** On with what comes after this. */
  | { readonly kind: 'next' }
  /** On to the next point, or past the exit question. Nothing is asked for it. */
  | { readonly kind: 'skip' }
  /** To another place, to read it. */
  | { readonly kind: 'go'; readonly place: Exclude<Place, { readonly at: 'check' | 'halted' }> }
  /** A point that was halted is asked anew. Whether it may be: `mayTry`. */
  | { readonly kind: 'again' }
  /** A question of the bank was answered in the place of the one at the end. */
  | { readonly kind: 'bank-answered' }
  | { readonly kind: 'exit-found'; readonly exit: Pick<ExitQuestion, 'content' | 'check'> };

/** An answer that counts. */
export interface GivenAnswer {
  readonly content: string;
  /** Unique in the run. */
  readonly question: string;
  readonly isExit: boolean;
  readonly correct: boolean;
  readonly help: Help;
  readonly mistake?: string;
}

export interface Reduced {
  readonly run: LessonRun;
  /** What was answered with this event, if anything. */
  readonly answer?: GivenAnswer;
}

/** What else decides. */
export interface Around {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly prerequisites: readonly Prerequisite[];
  /** By option, the named mistakes of the exit question. */
  readonly exitMistakes: readonly (string | undefined)[];
}

/** What follows from one event. An event that has no meaning where the student is changes nothing. */
export function reduceRun(run: LessonRun, event: LessonEvent, lesson: LessonShape, around: Around): Reduced {
  const { place } = run;
  switch (event.kind) {
    case 'guess':
      return { run: { ...run, guess: event.guess } };
    case 'exit-found':
      return {
        run: run.exit === null && place.at !== 'exit' ? { ...run, exit: { ...event.exit, choice: null } } : run,
      };
    case 'bank-answered':
      return {
        run:
          place.at === 'exit' && run.exit?.choice === null
            ? { ...run, exit: { ...run.exit, choice: ASKED_OF_BANK } }
            : run,
      };
    case 'go':
      return { run: arriveAt(run, event.place, lesson, around.now) };
    case 'answer':
      return place.at === 'exit'
        ? answerExit(run, event.choice, event.help, around.exitMistakes)
        : answerCheck(run, event.choice, event.help, lesson);
    case 'skip':
      return { run: skip(run, lesson, around.now) };
    case 'again':
      return { run: tryAgain(run, lesson, around) };
    case 'next':
      return { run: goOn(run, lesson, around) };
  }
}

/** The check that is asked now, or that was answered last. */
export function askedCheck(run: LessonRun, lesson: LessonShape): PointShape['checks'][number] | undefined {
  const { place } = run;
  if (place.at !== 'check') return undefined;
  const point = lesson.points[place.point];
  if (!point) return undefined;
  const answers = currentTry(run, point.id);
  if (place.answered) return point.checks.find(({ id }) => id === answers.at(-1)?.check);
  return nextCheck(run, point);
}

/** In the order of the lesson at first, in another one when the point is asked again. */
function nextCheck(run: LessonRun, { id, checks }: PointShape): PointShape['checks'][number] | undefined {
  const answers = currentTry(run, id);
  const tried = run.tries[id]?.length ?? 0;
  const isAgain = tried > 1 || (run.halts[id] ?? 0) > 0;
  const order = isAgain ? orderOf(`${run.id}/${id}/${tried}`, checks.length) : checks.keys();
  return [...order]
    .map((index) => checks[index])
    .find((check) => !answers.some((answer) => answer.check === check?.id));
}

function answerCheck(run: LessonRun, choice: number, help: Help, lesson: LessonShape): Reduced {
  const { place } = run;
  const check = askedCheck(run, lesson);
  if (place.at !== 'check' || place.answered || !check) return { run };
  const point = lesson.points[place.point];
  if (!point || !check.options[choice]) return { run };
  const tries = run.tries[point.id] ?? [];
  const answered: Answered = { check: check.id, choice };
  const { mistake } = check.options[choice];
  return {
    run: {
      ...run,
      tries: { ...run.tries, [point.id]: [...tries.slice(0, -1), [...currentTry(run, point.id), answered]] },
      place: { ...place, answered: true },
    },
    answer: {
      content: run.content,
      question: tries.length > 1 ? `${check.id}.${tries.length}` : check.id,
      isExit: false,
      correct: choice === 0,
      help,
      ...(mistake !== undefined && { mistake }),
    },
  };
}

function answerExit(run: LessonRun, choice: number, help: Help, mistakes: readonly (string | undefined)[]): Reduced {
  const { exit } = run;
  if (!exit || exit.choice !== null) return { run };
  const mistake = mistakes[choice];
  return {
    run: { ...run, exit: { ...exit, choice } },
    answer: {
      content: exit.content,
      question: `exit.${exit.check}`,
      isExit: true,
      correct: choice === 0,
      help,
      ...(mistake !== undefined && { mistake }),
    },
  };
}

function goOn(run: LessonRun, lesson: LessonShape, around: Around): LessonRun {
  const { place } = run;
  const { now } = around;
  switch (place.at) {
    case 'opening':
      return arriveAt(run, { at: 'idea', point: 0 }, lesson, now);
    case 'idea':
      return beginChecks(run, place.point, lesson, around);
    case 'check':
      return place.answered ? afterAnswer(run, place.point, lesson, now) : run;
    case 'halted':
      return arriveAt(run, after(place.point, run, lesson), lesson, now);
    case 'exit':
      return run.exit?.choice === null ? run : arriveAt(run, { at: 'summary' }, lesson, now);
    case 'summary':
      return run;
  }
}

/** Whether the checks of a point may be asked now: `mayTry`. What was passed may be done again as often as one likes. */
export function isAskable(
  run: LessonRun,
  point: string,
  { prerequisites, now }: Omit<Around, 'exitMistakes'>,
): boolean {
  const { passed, halts, haltedAt } = run;
  return passed.includes(point) || mayTry(halts[point] ?? 0, haltedAt[point] ?? null, prerequisites, now);
}

/** A try that was left in the middle goes on. */
function beginChecks(run: LessonRun, index: number, lesson: LessonShape, around: Around): LessonRun {
  const point = lesson.points[index];
  if (!point) return run;
  if (!isAskable(run, point.id, around)) return { ...run, place: { at: 'halted', point: index } };
  const tries = run.tries[point.id] ?? [];
  const isOver = tries.length > 0 && isTryOver(currentTry(run, point.id), point);
  const isNew = tries.length === 0 || isOver;
  return {
    ...run,
    tries: isNew ? { ...run.tries, [point.id]: [...tries, []] } : run.tries,
    place: { at: 'check', point: index, answered: false },
  };
}

const isTryOver = (answers: readonly Answered[], { checks }: PointShape): boolean =>
  rightInARow(answers) >= RIGHT_IN_A_ROW || answers.length >= checks.length;

function afterAnswer(run: LessonRun, index: number, lesson: LessonShape, now: number): LessonRun {
  const point = lesson.points[index];
  if (!point) return run;
  const answers = currentTry(run, point.id);
  if (rightInARow(answers) >= RIGHT_IN_A_ROW) {
    const passed = run.passed.includes(point.id) ? run.passed : [...run.passed, point.id];
    const next = { ...run, passed };
    return arriveAt(next, after(index, next, lesson), lesson, now);
  }
  if (answers.length < point.checks.length) return { ...run, place: { at: 'check', point: index, answered: false } };
  return {
    ...run,
    halts: { ...run.halts, [point.id]: (run.halts[point.id] ?? 0) + 1 },
    haltedAt: { ...run.haltedAt, [point.id]: now },
    place: { at: 'halted', point: index },
  };
}

function tryAgain(run: LessonRun, lesson: LessonShape, around: Around): LessonRun {
  const { place } = run;
  return place.at === 'halted' ? beginChecks(run, place.point, lesson, around) : run;
}

function skip(run: LessonRun, lesson: LessonShape, now: number): LessonRun {
  const { place } = run;
  switch (place.at) {
    case 'opening':
      return arriveAt(run, { at: 'idea', point: 0 }, lesson, now);
    case 'idea':
    case 'check':
    case 'halted':
      return arriveAt(run, after(place.point, run, lesson), lesson, now);
    default:
      return arriveAt(run, { at: 'summary' }, lesson, now);
  }
}

function after(index: number, run: LessonRun, { points }: LessonShape): Place {
  if (index + 1 < points.length) return { at: 'idea', point: index + 1 };
  return run.exit && run.exit.choice === null ? { at: 'exit' } : { at: 'summary' };
}

function arriveAt(run: LessonRun, place: Place, lesson: LessonShape, now: number): LessonRun {
  const isDone = place.at === 'summary' && isComplete(run, lesson);
  return { ...run, place, ...(isDone && { doneAt: run.doneAt ?? now }) };
}
