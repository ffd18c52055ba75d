/** One time that a student goes through a lesson, as JSON: it is kept on the device after each step. */
export interface LessonRun {
  /** UUIDv7. Evidence is stored under it. */
  readonly id: string;
  readonly content: string;
  /** Of the lesson that is shown. */
  readonly version: number;
  readonly place: Place;
  /** Guess of the opening question. It is never scored. */
  readonly guess: number | null;
  /** By point, the answers of each try in this run, the newest try last. */
  readonly tries: Readonly<Record<string, readonly (readonly Answered[])[]>>;
  /** Ids of points that are passed, in earlier runs too. */
  readonly passed: readonly string[];
  /** By point, how often it was halted, in earlier runs too. */
  readonly halts: Readonly<Record<string, number>>;
  /** By point, when it was halted last on this device. */
  readonly haltedAt: Readonly<Record<string, number>>;
  /** From an older content; `null` while none was found. */
  readonly exit: ExitQuestion | null;
  /** When all points were passed and the summary was reached. */
  readonly doneAt: number | null;
}

/** Where in the lesson the student is; `point` is an index. */
export type Place =
  | { readonly at: 'opening' }
  | { readonly at: 'idea'; readonly point: number }
  /** `answered`: what was chosen is explained now. */
  | { readonly at: 'check'; readonly point: number; readonly answered: boolean }
  | { readonly at: 'halted'; readonly point: number }
  | { readonly at: 'exit' }
  | { readonly at: 'summary' };

export type Help = 'none' | 'hint';

export interface Answered {
  /** Id of the check. */
  readonly check: string;
  /** Place of the option in the lesson: 0 is right. */
  readonly choice: number;
}

/** A check of a lesson that was done before. */
export interface ExitQuestion {
  readonly content: string;
  readonly check: string;
  /** {@link ASKED_OF_BANK} where a question of the bank on the same content took its place. */
  readonly choice: number | null;
}

/** Its answer counts where it was given: the slice of practice tests keeps it. */
export const ASKED_OF_BANK = -1;

/** What a run needs to know of the lesson. */
export interface LessonShape {
  readonly content: string;
  readonly version: number;
  readonly points: readonly PointShape[];
}

export interface PointShape {
  readonly id: string;
  readonly checks: readonly { readonly id: string; readonly options: readonly { readonly mistake?: string }[] }[];
}

/** Right answers one after another with which a point is passed. */
export const RIGHT_IN_A_ROW = 2;

export interface KnownProgress {
  readonly passed: readonly string[];
  readonly halts: Readonly<Record<string, number>>;
  readonly done: boolean;
  /** As {@link LessonRun} has it. */
  readonly haltedAt?: Readonly<Record<string, number>>;
}

/**
 * A new run. It begins where the student stood, on whatever device; a lesson that was done begins from the start, as a
 * review.
 */
export function beginRun(
  id: string,
  { content, version, points }: LessonShape,
  known: KnownProgress | null,
): LessonRun {
  const passed = known && !known.done ? points.filter((point) => known.passed.includes(point.id)) : [];
  const next = points.findIndex((point) => !passed.includes(point));
  return {
    id,
    content,
    version,
    place: passed.length === 0 ? { at: 'opening' } : { at: 'idea', point: Math.max(next, 0) },
    guess: null,
    tries: {},
    passed: passed.map((point) => point.id),
    halts: known?.halts ?? {},
    haltedAt: known?.haltedAt ?? {},
    exit: null,
    doneAt: null,
  };
}

/** What other devices did is added: nothing that is known is taken back. */
export function mergeProgress(run: LessonRun, known: KnownProgress): LessonRun {
  const passed = known.done ? run.passed : [...new Set([...run.passed, ...known.passed])];
  const ids = new Set([...Object.keys(run.halts), ...Object.keys(known.halts)]);
  const halts = Object.fromEntries([...ids].map((id) => [id, Math.max(run.halts[id] ?? 0, known.halts[id] ?? 0)]));
  return { ...run, passed, halts };
}

/** A run that this device kept is gone on with, where it is of this version of the lesson and was not finished. */
export const isResumable = (run: LessonRun, lesson: LessonShape): boolean =>
  run.content === lesson.content && run.version === lesson.version && run.doneAt === null;

export const currentTry = ({ tries }: LessonRun, point: string): readonly Answered[] => tries[point]?.at(-1) ?? [];

/** Right answers at the end of a try, one after another. */
export function rightInARow(answers: readonly Answered[]): number {
  const lastWrong = answers.findLastIndex(({ choice }) => choice !== 0);
  return answers.length - 1 - lastWrong;
}

/** Everything of the lesson is passed. */
export const isComplete = ({ passed }: LessonRun, { points }: LessonShape): boolean =>
  points.every(({ id }) => passed.includes(id));
