import { QUESTION_USES } from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import { ELECTIVES } from '../practice/blueprint.ts';
import { FEEDBACKS, TIME_FACTORS } from './attempts.ts';

// What pages read of the service. It may be newer than the page: a field that the page does not know is left out.
// Bounds are the service's business, so that it can move them.

const test = z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']);
const feedback = z.enum(FEEDBACKS);
const items = z.number();

const practiceRequest = z.object({
  mode: z.literal('practica'),
  test,
  contents: z.array(z.string()),
  items,
  feedback,
});

const attemptRequest = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('simulacro'),
    test,
    elective: z.exactOptional(z.enum(ELECTIVES)),
    timeFactor: z.exactOptional(z.literal(TIME_FACTORS)),
  }),
  practiceRequest,
  z.object({ mode: z.literal('repaso'), test, items, feedback }),
  z.object({ mode: z.literal('muestra') }),
  z.object({ mode: z.literal('parecida'), test, attempt: z.string(), slot: z.number() }),
  z.object({ mode: z.literal('pregunta'), test, content: z.string(), use: z.enum(QUESTION_USES) }),
]);

const scoreEstimate = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  method: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('table'), sitting: z.string(), correct: z.number(), scored: z.number() }),
    z.object({ kind: z.literal('posterior'), answered: z.number() }),
  ]),
});

/** Ways to reach a score are added. One that this page does not know is left out, as one of an older scale is. */
const resultSummary = z.pipe(
  z.object({
    correct: z.number(),
    scored: z.number(),
    omitted: z.number(),
    answered: z.number(),
    expired: z.boolean(),
    withdrawn: z.exactOptional(z.number()),
    helped: z.exactOptional(z.number()),
    score: z.optional(z.unknown()),
  }),
  z.transform(({ score, ...result }) => {
    const read = scoreEstimate.safeParse(score);
    return { ...result, ...(read.success && { score: read.data }) };
  }),
);

export const attemptSummary = z.object({
  id: z.string(),
  request: attemptRequest,
  state: z.enum(['created', 'in_progress', 'graded']),
  items,
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  gradedAt: z.nullable(z.string()),
  remainingMs: z.nullable(z.number()),
  answered: z.number(),
  result: z.nullable(resultSummary),
});

/** Of {@link attemptSummary}, which are read one by one: see `readRows`. */
export const attemptsAnswer = z.object({ attempts: z.array(z.unknown()) });

export const feasibility = z.object({
  items,
  unseen: z.number(),
  shortages: z.array(z.object({ section: z.string(), wanted: z.number(), available: z.number() })),
});

const publicItem = z.object({
  stem: z.string(),
  figure: z.exactOptional(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  text: z.exactOptional(z.number()),
});

const publicText = z.object({
  title: z.string(),
  introduction: z.string(),
  paragraphs: z.array(z.string()),
  figures: z.array(z.string()),
});

const sections = z.array(z.object({ name: z.string(), from: z.number(), items }));

/** Questions stand by their place: one that cannot be read is never left out. */
const reviewedItem = z.object({
  item: publicItem,
  content: z.string(),
  skill: z.string(),
  difficulty: z.number(),
  scored: z.boolean(),
  outcome: z.enum(['correct', 'wrong', 'omitted']),
  help: z.exactOptional(z.enum(['hint', 'solution'])),
  key: z.nullable(z.string()),
  chosen: z.nullable(z.string()),
  mistakes: z.array(z.object({ option: z.string(), id: z.string(), name: z.string(), feedback: z.string() })),
  solution: z.array(z.object({ title: z.string(), text: z.string() })),
  evidence: z.array(z.string()),
  sources: z.array(z.string()),
  flagged: z.boolean(),
  activeMs: z.number(),
  canAsk: z.exactOptional(z.boolean()),
  history: z.array(z.nullable(z.string())),
});

export const checkedAnswer = z.object({ correct: z.boolean(), review: reviewedItem });

export const runningAttempt = z.object({
  attempt: attemptSummary,
  form: z.object({ items: z.array(publicItem), texts: z.array(publicText), sections }),
  responses: z.array(
    z.object({ option: z.nullable(z.string()), flagged: z.boolean(), eliminated: z.array(z.string()) }),
  ),
  checks: z.record(z.number(), checkedAnswer),
  lease: z.object({ epoch: z.number(), device: z.string() }),
  seq: z.number(),
  elapsedMs: z.number(),
  changes: z.array(
    z.object({
      slot: z.number(),
      aspect: z.enum(['answer', 'flag', 'eliminate']),
      epoch: z.number(),
      seq: z.number(),
      after: z.number(),
    }),
  ),
});

export const eventsAnswer = z.object({ acknowledged: z.number(), remainingMs: z.nullable(z.number()) });

export const submitAnswer = z.object({ attempt: attemptSummary });

const tallies = z.record(z.string(), z.object({ correct: z.number(), wrong: z.number(), omitted: z.number() }));
const breakdown = z.object({
  axes: tallies,
  contents: tallies,
  skills: tallies,
  mistakes: z.record(z.string(), z.number()),
});

export const attemptResult = z.object({
  attempt: attemptSummary,
  breakdown,
  items: z.array(reviewedItem),
  texts: z.array(publicText),
  sections,
  previous: z.nullable(z.object({ attempt: attemptSummary, breakdown })),
  corrected: z.nullable(
    z.object({
      before: resultSummary,
      reasons: z.array(z.object({ slot: z.nullable(z.number()), reason: z.string() })),
    }),
  ),
  late: z.nullable(z.object({ answered: z.number(), correct: z.number() })),
});

/** What {@link attemptResult} says of answers that came late. Whoever asks for that alone needs no more of it. */
export const lateAnswers = z.object({
  items: z.array(z.object({ chosen: z.nullable(z.string()) })),
  late: attemptResult.shape.late,
});

/** Which attempts there are. What else is said of them nobody reads. */
export const claimAnswer = z.object({ attempts: z.array(z.object({ id: z.string() })) });

export const claimedAnswer = z.object({ left: z.number() });

const count = z.exactOptional(z.number());

export const bankAnswer = z.object({
  contents: z.record(z.string(), z.object({ items, unseen: z.number() })),
  review: z.object({ cl: count, m1: count, m2: count, hcs: count, ciencias: count }),
});

export const mostNeededAnswer = z.object({
  practices: z.array(
    z.object({
      test,
      contents: z.array(
        z.object({
          contentId: z.string(),
          reason: z.enum(['missed', 'long-unseen', 'new']),
          answered: z.number(),
          wrong: z.number(),
          omitted: count,
          daysSince: z.nullable(z.number()),
        }),
      ),
      request: practiceRequest,
    }),
  ),
});

/** Answer at `MASTERY_EVIDENCE_PATH` of contracts, which this slice gives. */
export const masteryEvidence = z.object({
  contents: z.array(
    z.object({
      contentId: z.string(),
      answered: z.number(),
      correct: z.number(),
      recent: z.array(z.object({ correct: z.boolean(), at: z.string() })),
    }),
  ),
});

/** What the fields of a problem say beside those of every problem. */
export const attemptProblem = z.object({ attempt: attemptSummary });
export const waitingProblem = z.object({ waitsFor: z.literal('simulacro') });
