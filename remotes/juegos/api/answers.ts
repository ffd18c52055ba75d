import {
  CARD_KINDS,
  type CardReviewsAnswer,
  type CardsDueAnswer,
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
  back: z.string(),
  why: z.nullable(z.string()),
  isNew: z.boolean(),
});

// What the page reads of the service of aprende. It may be newer: a field that the page does not know is left out.

export const cardsDue = z.object({
  day: z.string(),
  cards: z.array(card),
  minutes: z.number(),
  further: z.array(card),
  catchUpDays: z.number(),
  next: z.nullable(z.object({ day: z.string(), cards: z.number() })),
});

export const cardReviewsAnswer = z.object({ counted: z.number() });

export type CardSchemasAgree = [
  Holds<Same<z.output<typeof cardsDue>, CardsDueAnswer>>,
  Holds<Same<z.output<typeof cardReviewsAnswer>, CardReviewsAnswer>>,
];
