import { MASTERY_LEVELS, SITTING_ROUNDS } from '@travesia/contracts/slices';
import { ELECTIVES } from '@travesia/contracts/temario';
import * as z from 'zod/mini';
import { TASK_KINDS } from '../plan/plan.ts';
import { ASKED, MISSING } from './home.ts';

// What pages read of the service. It may be newer than the page: a field that the page does not know is left out.
// Bounds are the service's business, so that it can move them. Rows of tasks are read one by one: see `readRows`.

const test = z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']);
const points = z.object({ low: z.number(), high: z.number() });
const level = z.literal(MASTERY_LEVELS);

const contentMastery = z.object({
  level,
  probability: z.number(),
  answered: z.number(),
  dueAt: z.nullable(z.string()),
  lastChange: z.nullable(
    z.object({ from: level, to: level, at: z.string(), answered: z.number(), correct: z.number() }),
  ),
});

const contents = z.record(z.string(), contentMastery);

export const evidenceAnswer = z.object({ counted: z.number(), contents });

export const lessonProgress = z.object({
  version: z.number(),
  passed: z.array(z.string()),
  halts: z.record(z.string(), z.number()),
  doneAt: z.nullable(z.string()),
});

export const lessonsAnswer = z.object({ lessons: z.record(z.string(), lessonProgress) });

const knownReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gain'), questions: z.number(), probability: z.number() }),
  z.object({ kind: z.literal('prerequisite'), leadsTo: z.string() }),
  z.object({ kind: z.literal('consolidate') }),
  z.object({ kind: z.literal('nearly') }),
  z.object({ kind: z.literal('due'), repeats: z.number() }),
  z.object({ kind: z.literal('verify') }),
  z.object({ kind: z.literal('keep') }),
  z.object({ kind: z.literal('try') }),
  z.object({
    kind: z.literal('simulacro'),
    whole: z.boolean(),
    wholeMinutes: z.number(),
    daysBefore: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal('after-simulacro') }),
  z.object({ kind: z.literal('short-day') }),
  z.object({ kind: z.literal('day-before') }),
]);

/** Reasons are added: one that this page does not know is none. */
const reason = z.pipe(
  z.unknown(),
  z.transform((told) => knownReason.safeParse(told).data ?? null),
);

const task = z.object({
  id: z.string(),
  kind: z.enum(TASK_KINDS),
  contents: z.array(z.string()),
  test: z.exactOptional(test),
  minutes: z.number(),
  reason,
  gain: points,
});

const day = z.object({
  date: z.string(),
  planned: z.number(),
  outside: z.exactOptional(z.literal(true)),
  done: z.number(),
  tasks: z.array(task),
});

export const homeAnswer = z.object({
  madeAt: z.nullable(z.string()),
  day: z.nullable(z.string()),
  missing: z.array(z.enum(MISSING)),
  stale: z.array(z.enum(ASKED)),
  name: z.nullable(z.string()),
  sitting: z.nullable(
    z.object({
      sitting: z.object({ year: z.number(), round: z.enum(SITTING_ROUNDS) }),
      date: z.string(),
      days: z.number(),
      official: z.exactOptional(z.string()),
    }),
  ),
  tests: z.array(test),
  elective: z.exactOptional(z.nullable(z.enum(ELECTIVES))),
  phase: z.nullable(z.enum(['far', 'last-week', 'day-before', 'sitting'])),
  week: z.array(day),
  later: z.array(day),
  today: z.object({ lessons: z.array(z.string()), answers: z.number(), minutes: z.number() }),
  // Answers that were kept before have none.
  lastTest: z.exactOptional(z.nullable(z.object({ at: z.string(), repeats: z.number() }))),
  levels: contents,
  due: z.array(z.string()),
  cards: z.object({ minutes: z.number(), due: z.number() }),
  erroneous: z.exactOptional(
    z.object({
      minutes: z.number(),
      due: z.array(z.object({ id: z.string(), content: z.string(), mistake: z.string() })),
    }),
  ),
  lessons: z.object({ done: z.array(z.string()), begun: z.array(z.string()) }),
  goals: z.array(
    z.object({
      programId: z.string(),
      name: z.nullable(z.string()),
      university: z.nullable(z.string()),
      cutoff: z.nullable(z.object({ year: z.number(), score: z.number(), unfilled: z.boolean() })),
      tests: z.array(test),
      distances: z.array(z.object({ test, score: z.number(), points: z.number(), questions: z.number() })),
    }),
  ),
  results: z.array(
    z.object({
      test,
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      results: z.number(),
      questions: z.number(),
      newestAt: z.string(),
      before: z.array(z.object({ date: z.string(), middle: z.number() })),
    }),
  ),
  projection: z.array(
    z.object({
      factor: z.number(),
      minutesAWeek: z.number(),
      tests: z.array(z.object({ test, expected: points })),
    }),
  ),
  left: z.nullable(
    z.object({
      contents: z.array(z.string()),
      minutes: z.number(),
      gain: z.array(z.object({ test, points })),
      moreMinutesAWeek: z.nullable(z.number()),
      test: z.nullable(test),
    }),
  ),
});

/** Of the bank, as the slice of practice tests asks it; what is read with it is left to practice tests. */
export const askedQuestion = z.object({
  id: z.string(),
  stem: z.string(),
  figure: z.exactOptional(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })).check(z.minLength(2)),
});

export const answeredQuestion = z.object({
  outcome: z.enum(['correct', 'wrong', 'omitted']),
  key: z.nullable(z.string()),
  mistake: z.nullable(z.object({ feedback: z.string() })),
  solution: z.array(z.object({ title: z.string(), text: z.string() })),
});

export type BankQuestion = z.output<typeof askedQuestion>;
export type AnsweredBankQuestion = z.output<typeof answeredQuestion>;
