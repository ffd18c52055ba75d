import { CARD_REVIEWS_A_REQUEST_MAX } from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import { EVIDENCE_A_REQUEST_MAX, HELPS, TOLD_SOURCES } from './evidence.ts';
import { POINTS_MAX } from './lessons.ts';

// What the service takes. A field that nobody knows is refused: a page that sends one expects something of it.

/** Ids of what is in lessons: checks, points, mistakes. */
const WORD_LENGTH_MAX = 80;
const word = z.string().check(z.maxLength(WORD_LENGTH_MAX), z.regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'not an id'));

/** Whether there is such a content the service asks the temario. */
const contentId = z.string().check(z.maxLength(WORD_LENGTH_MAX));

const UUID_V7 = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const EVIDENCE_ID = new RegExp(`^(?:${TOLD_SOURCES.join('|')}):${UUID_V7}:[a-z0-9]+(?:[-.][a-z0-9]+)*$`);
const EVIDENCE_ID_LENGTH_MAX = 140;

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));

const toldEvidence = z
  .strictObject({
    id: z.string().check(z.maxLength(EVIDENCE_ID_LENGTH_MAX), z.regex(EVIDENCE_ID, 'not the id of an answer')),
    contentId,
    source: z.enum(TOLD_SOURCES),
    correct: z.boolean(),
    help: z.enum(HELPS),
    at: moment,
    mistake: z.exactOptional(word),
  })
  .check(z.refine(({ id, source }) => id.startsWith(`${source}:`), 'the id is of another source'));

export const evidenceBody = z.strictObject({
  evidence: z.array(toldEvidence).check(z.minLength(1), z.maxLength(EVIDENCE_A_REQUEST_MAX)),
});

const cardId = z.string().check(z.maxLength(2 * WORD_LENGTH_MAX), z.regex(/^[a-z0-9.-]+:[a-z0-9-]+$/, 'not a card'));
const cardEvent = { id: z.uuidv7(), card: cardId, at: moment };

export const cardReviewsBody = z.strictObject({
  reviews: z
    .array(
      z.union([
        z.strictObject({ ...cardEvent, knew: z.boolean() }),
        z.strictObject({ ...cardEvent, suspends: z.boolean() }),
        z.strictObject({ ...cardEvent, undoes: z.uuidv7() }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(CARD_REVIEWS_A_REQUEST_MAX)),
});

/** Nobody is halted at one point as often. */
const HALTS_MAX = 100;

export const lessonReport = z.strictObject({
  version: z.int().check(z.minimum(1), z.maximum(10_000)),
  passed: z.array(word).check(z.maxLength(POINTS_MAX)),
  halts: z
    .record(word, z.int().check(z.minimum(1), z.maximum(HALTS_MAX)))
    .check(z.refine((halts) => Object.keys(halts).length <= POINTS_MAX, 'too many points')),
  done: z.boolean(),
  at: moment,
});
