import { HINT_RUNGS, type HintRung, type TutorStep } from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import type {
  Conversation,
  ConversationEvent,
  ConversationState,
  ConversationsAnswer,
  ModelStanding,
  Turn,
  TurnPart,
  TutorSay,
} from './tutor.ts';

/** What the service of the tutor answers, as pages read it. */
const lesson = z.object({ content: z.string(), point: z.string() });

const rung = z.int().check(z.gte(0), z.lte(HINT_RUNGS.length - 1)) as unknown as z.ZodMiniType<HintRung>;

const hint = z.object({ rung, title: z.string(), html: z.string(), lesson: z.exactOptional(lesson) });

const reading = z.object({
  title: z.string(),
  introduction: z.string(),
  paragraphs: z.array(z.string()),
  figures: z.array(z.string()),
});

const question = z.object({
  id: z.string(),
  content: z.string(),
  stem: z.string(),
  figure: z.exactOptional(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  reading: z.exactOptional(reading),
});

const subject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    attempt: z.string(),
    slot: z.number(),
    step: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('content'), content: z.string() }),
  z.object({
    kind: z.literal('lesson'),
    content: z.string(),
    point: z.string(),
    part: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('words') }),
]);

const say: z.ZodMiniType<TutorSay> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hint') }),
  z.object({ kind: z.literal('answer'), option: z.nullable(z.string()) }),
  z.object({ kind: z.literal('give-up') }),
  z.object({ kind: z.literal('step'), step: z.number(), entered: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal('question') }),
  z.object({ kind: z.literal('content'), content: z.string() }),
  z.object({ kind: z.literal('words'), text: z.string() }),
]);

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), unit: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal('expression'), variables: z.array(z.string()) }),
  z.object({ kind: z.literal('equation'), variables: z.array(z.string()) }),
  z.object({ kind: z.literal('choice'), options: z.array(z.string()) }),
]);

const step: z.ZodMiniType<TutorStep> = z.object({
  statement: z.string(),
  step: z.number(),
  steps: z.number(),
  prompt: z.string(),
  entry,
  verdict: z.exactOptional(z.enum(['right', 'slip', 'wrong', 'not-read'])),
  feedback: z.exactOptional(z.string()),
  mistake: z.exactOptional(z.string()),
  isDone: z.boolean(),
});

const knownPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hint'), hint }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('lesson'),
    content: z.string(),
    point: z.string(),
    title: z.string(),
    html: z.string(),
  }),
  z.object({ kind: z.literal('question'), question }),
  z.object({
    kind: z.literal('verdict'),
    outcome: z.enum(['correct', 'wrong', 'omitted']),
    chosen: z.nullable(z.string()),
    key: z.nullable(z.string()),
    feedback: z.exactOptional(z.string()),
    solution: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('step'), step }),
  z.object({ kind: z.literal('contents'), contents: z.array(z.object({ id: z.string(), name: z.string() })) }),
  z.object({
    kind: z.literal('notice'),
    notice: z.enum([
      'too-soon',
      'unknown',
      'other-subject',
      'no-key',
      'harm',
      'machine',
      'nothing-more',
      'no-question',
    ]),
  }),
]);

/** Kinds are added: a part that this page does not know is left out, and the others are shown. */
const parts = z.pipe(
  z.array(z.unknown()),
  z.transform((told): TurnPart[] => told.flatMap((one) => knownPart.safeParse(one).data ?? [])),
);

const turn: z.ZodMiniType<Turn> = z.object({
  id: z.string(),
  seq: z.int(),
  by: z.enum(['student', 'tutor']),
  at: z.string(),
  say: z.exactOptional(say),
  parts: z.exactOptional(parts),
  voice: z.exactOptional(z.enum(['written', 'model'])),
  state: z.enum(['open', 'done', 'stopped']),
  reported: z.exactOptional(z.boolean()),
});

const state: z.ZodMiniType<ConversationState> = z.object({
  content: z.nullable(z.string()),
  question: z.nullable(question),
  questionState: z.nullable(z.enum(['open', 'elsewhere', 'answered'])),
  rung: z.nullable(rung),
  nextHintMs: z.nullable(z.number()),
  hasSteps: z.boolean(),
});

const summary = { id: z.string(), title: z.string(), subject, at: z.string() };

export const conversation: z.ZodMiniType<Conversation> = z.object({
  ...summary,
  turns: z.array(turn),
  state,
  changes: z.int(),
});

export const modelStanding: z.ZodMiniType<ModelStanding> = z.object({ available: z.boolean(), agreed: z.boolean() });

export const conversationsAnswer: z.ZodMiniType<ConversationsAnswer> = z.object({
  conversations: z.array(z.object(summary)),
  closedBy: z.nullable(z.literal('simulacro')),
  model: modelStanding,
});

/** Of the stream. An event of another kind is none of this page's. */
export const conversationEvent: z.ZodMiniType<ConversationEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('turn'), turn }),
  z.object({ type: z.literal('sentence'), turn: z.string(), text: z.string() }),
  z.object({ type: z.literal('state'), state }),
  z.object({ type: z.literal('closed'), closedBy: z.nullable(z.literal('simulacro')) }),
]);
