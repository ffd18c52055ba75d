import { CARD_REVIEWS_A_REQUEST_MAX } from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import { EVIDENCE_A_REQUEST_MAX, HELPS, TOLD_SOURCES } from './evidence.ts';
import { POINTS_MAX } from './lessons.ts';
import { WORDS_MAX } from './tutor.ts';

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

/** Text that a database takes: no half characters, and no signs that nobody can see. */
const typed = (length: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(length),
    z.refine((text) => text.isWellFormed() && !UNSEEN.test(text), 'has signs that are no text'),
  );

/** Controls, but for tabs and ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Of attempts: questions of a test. */
const SLOTS_MAX = 500;
const PARAGRAPHS_MAX = 1_000;
const STEPS_MAX = 100;
const ENTERED_LENGTH_MAX = 200;
const OPTION_LENGTH_MAX = 80;

const place = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

const tutorSubject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('question'),
    attempt: z.uuid(),
    slot: place(SLOTS_MAX),
    step: z.exactOptional(place(STEPS_MAX)),
  }),
  z.strictObject({ kind: z.literal('content'), content: contentId }),
  z.strictObject({
    kind: z.literal('lesson'),
    content: contentId,
    point: word,
    part: z.exactOptional(place(PARAGRAPHS_MAX)),
  }),
  z.strictObject({ kind: z.literal('words') }),
]);

export const conversationBody = z.strictObject({ id: z.uuidv7(), subject: tutorSubject });

const tutorSay = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hint') }),
  z.strictObject({ kind: z.literal('answer'), option: z.nullable(z.string().check(z.maxLength(OPTION_LENGTH_MAX))) }),
  z.strictObject({ kind: z.literal('give-up') }),
  z.strictObject({
    kind: z.literal('step'),
    step: place(STEPS_MAX),
    entered: z.exactOptional(typed(ENTERED_LENGTH_MAX)),
  }),
  z.strictObject({ kind: z.literal('question') }),
  z.strictObject({ kind: z.literal('content'), content: contentId }),
  z.strictObject({ kind: z.literal('words'), text: typed(WORDS_MAX) }),
]);

export const turnBody = z.strictObject({ id: z.uuidv7(), say: tutorSay });

export const turnReportBody = z.strictObject({
  turn: z.uuid(),
  reason: z.enum(['wrong', 'gave-away', 'not-for-me', 'other']),
});

export const modelAgreementBody = z.strictObject({ agreed: z.boolean() });
