import * as z from 'zod/mini';
import type { Holds, Same } from '../agreement.ts';
import { CARD_KINDS, type CardReviewsAnswer, type CardsDueAnswer } from '../cards.ts';

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

/** Reads what a service of any version answers. */
export const cardsDueSchema = z.object({
  day: z.string(),
  cards: z.array(card),
  minutes: z.number(),
  further: z.array(card),
  catchUpDays: z.number(),
  next: z.nullable(z.object({ day: z.string(), cards: z.number() })),
});

export const cardReviewsAnswerSchema = z.object({ counted: z.number() });

export type CardSchemasAgree = [
  Holds<Same<z.output<typeof cardsDueSchema>, CardsDueAnswer>>,
  Holds<Same<z.output<typeof cardReviewsAnswerSchema>, CardReviewsAnswer>>,
];
