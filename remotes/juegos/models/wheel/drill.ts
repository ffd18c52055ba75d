import type { AnsweredQuestion, AskedQuestion } from '@travesia/contracts/slices';

/** Questions of one drill: what fits in a wait for the bus. */
export const DRILL_QUESTIONS = 3;

/** After so many drills of a day nothing more is suggested: a fourth is still there for who wants it. */
export const DRILLS_A_DAY = 3;

export interface DrillQuestion {
  /** UUIDv7 of ours: asked again it is the same question. */
  readonly id: string;
  /** `null` until it came; `none` where the bank has no other question of the content, or it is lost. */
  readonly asked: AskedQuestion | 'none' | null;
  /** Id of an option, `null` for “no lo sé”; absent until the student chose. */
  readonly choice?: string | null;
  /** What the service said of the choice. */
  readonly answered: AnsweredQuestion | null;
}

/** Three questions of what came up. */
export interface Drill {
  readonly seed: number;
  readonly content: string;
  /** Place of the question that is shown; past the last one at the end. */
  readonly at: number;
  readonly questions: readonly DrillQuestion[];
}

/** What the page of the wheel remembers, on the device, of one student or of whoever has no account. */
export interface WheelMemory {
  /** Day of Santiago, `2026-11-28`. */
  readonly day: string;
  /** Contents of the drills that were ended on that day. */
  readonly done: readonly string[];
  readonly drill: Drill | null;
  /** A drill was begun on this device, on whatever day. */
  readonly hasAsked: boolean;
}

export const EMPTY_MEMORY: WheelMemory = { day: '', done: [], drill: null, hasAsked: false };

/** A new day forgets what was done on the one before, and never a drill that goes on. */
export const onDay = (memory: WheelMemory, day: string): WheelMemory =>
  memory.day === day ? memory : { ...memory, day, done: [] };

/** A drill on what came up; the one that goes on is left. */
export const withDrill = (memory: WheelMemory, seed: number, content: string, ids: readonly string[]): WheelMemory => ({
  ...memory,
  hasAsked: true,
  drill: { seed, content, at: 0, questions: ids.map((id) => ({ id, asked: null, answered: null })) },
});

function changed(memory: WheelMemory, id: string, change: (question: DrillQuestion) => DrillQuestion): WheelMemory {
  const { drill } = memory;
  if (!drill) return memory;
  const questions = drill.questions.map((one) => (one.id === id ? change(one) : one));
  return { ...memory, drill: { ...drill, questions } };
}

/** What the service asks under an id. A question that came stays as it is, whatever comes later. */
export const withAsked = (memory: WheelMemory, id: string, asked: AskedQuestion | 'none'): WheelMemory =>
  changed(memory, id, (one) => (one.asked === null ? { ...one, asked } : one));

/** What the student chose: the first choice stands, as it does for the service. */
export const withChoice = (memory: WheelMemory, id: string, choice: string | null): WheelMemory =>
  changed(memory, id, (one) => (one.choice === undefined && isQuestion(one) ? { ...one, choice } : one));

/** What the service says of the choice; `lost`: it knows no such question of this student any more. */
export const withAnswered = (memory: WheelMemory, id: string, answered: AnsweredQuestion | 'lost'): WheelMemory =>
  changed(memory, id, (one) => {
    if (one.choice === undefined || one.answered) return one;
    return answered === 'lost' ? { ...one, asked: 'none' } : { ...one, answered };
  });

/** The next question; after the last one the drill counts, once. */
export function withNext(memory: WheelMemory): WheelMemory {
  const { drill } = memory;
  if (!drill || drill.at >= drill.questions.length) return memory;
  const at = drill.at + 1;
  const isEnd = at === drill.questions.length;
  return { ...memory, drill: { ...drill, at }, done: isEnd ? [...memory.done, drill.content] : memory.done };
}

/** Back to the wheel. */
export const withoutDrill = (memory: WheelMemory): WheelMemory => ({ ...memory, drill: null });

const isQuestion = ({ asked }: DrillQuestion) => asked !== null && asked !== 'none';

/** The question that is shown, if one is left. */
export const shownQuestion = ({ at, questions }: Drill): DrillQuestion | undefined => questions[at];

/** Questions that there were, and how many of them were right; `waiting`: answers that the service has not heard. */
export function resultOf({ questions }: Drill): {
  readonly asked: number;
  readonly right: number;
  readonly waiting: number;
} {
  const answered = questions.filter((one) => one.answered !== null);
  return {
    asked: answered.length,
    right: answered.filter((one) => one.answered?.outcome === 'correct').length,
    waiting: questions.filter((one) => isQuestion(one) && one.choice !== undefined && !one.answered).length,
  };
}

/** Whether another drill is suggested on this day. */
export const suggestsMore = ({ done }: WheelMemory): boolean => done.length < DRILLS_A_DAY;
