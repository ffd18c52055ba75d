import {
  type AnsweredQuestion,
  type AskedQuestion,
  CARD_KINDS,
  type CardReviewsAnswer,
  type CardsDueAnswer,
  type ContentGainsAnswer,
  type Holds,
  type Same,
} from '@travesia/contracts/slices';
import * as z from 'zod/mini';

const card = z.object({
  id: z.string(),
  contentId: z.string(),
  content: z.string(),
  kind: z.enum(CARD_KINDS),
  front: z.string(),
  figure: z.exactOptional(z.string()),
  back: z.string(),
  why: z.nullable(z.string()),
  isNew: z.boolean(),
});

// What pages read of services of others. They may be newer: a field that the page does not know is left out.

export const cardsDue = z.object({
  day: z.string(),
  cards: z.array(card),
  minutes: z.number(),
  further: z.array(card),
  catchUpDays: z.number(),
  next: z.nullable(z.object({ day: z.string(), cards: z.number() })),
  suspended: z.exactOptional(z.array(card)),
});

export const cardReviewsAnswer = z.object({ counted: z.number() });

// Of the service of ensayos.

export const askedQuestion = z.object({
  id: z.string(),
  content: z.string(),
  stem: z.string(),
  figure: z.exactOptional(z.string()),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  reading: z.exactOptional(
    z.object({
      title: z.string(),
      introduction: z.string(),
      paragraphs: z.array(z.string()),
      figures: z.array(z.string()),
    }),
  ),
});

export const answeredQuestion = z.object({
  content: z.string(),
  outcome: z.enum(['correct', 'wrong', 'omitted']),
  key: z.nullable(z.string()),
  mistake: z.nullable(z.object({ id: z.string(), name: z.string(), feedback: z.string() })),
  solution: z.array(z.object({ title: z.string(), text: z.string() })),
});

// Of that of aprende again.

const test = z.enum(['cl', 'm1', 'm2', 'hcs', 'ciencias']);

export const contentGains = z.object({
  tests: z.array(test),
  contents: z.array(
    z.object({
      contentId: z.string(),
      test,
      questions: z.number(),
      probability: z.number(),
      worth: z.number(),
    }),
  ),
});

export type SchemasAgree = [
  Holds<Same<z.output<typeof askedQuestion>, AskedQuestion>>,
  Holds<Same<z.output<typeof answeredQuestion>, AnsweredQuestion>>,
  Holds<Same<z.output<typeof contentGains>, ContentGainsAnswer>>,
  Holds<Same<z.output<typeof cardsDue>, CardsDueAnswer>>,
  Holds<Same<z.output<typeof cardReviewsAnswer>, CardReviewsAnswer>>,
];
