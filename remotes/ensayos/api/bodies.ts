import { CLAIMED_QUESTIONS_MAX, HINT_RUNGS, QUESTION_USES } from '@travesia/contracts/slices';
import { findContent, TEMARIO, type TestId } from '@travesia/contracts/temario';
import * as z from 'zod/mini';
import { ELECTIVES } from '../practice/blueprint.ts';
import {
  ACTIVE_MS_MAX,
  CLAIMED_ATTEMPTS_MAX,
  ENTERED_MAX,
  EVENTS_A_REQUEST_MAX,
  FEEDBACKS,
  PRACTICE_ITEMS,
  practiceItemsLeast,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  TIME_FACTORS,
} from './attempts.ts';

// What the service takes. A field that nobody knows is refused: a page that sends one expects something of it.

/** Of an attempt or a report. In lower case, as the database tells it back. */
export const rowId = z.uuidv7().check(z.toLowerCase());

const slot = z.int().check(z.minimum(0), z.maximum(99));

const TESTS = TEMARIO.map(({ id }) => id);
const test = z.enum(TESTS as [TestId, ...TestId[]]);
const items = z.int().check(z.minimum(PRACTICE_ITEMS.least), z.maximum(PRACTICE_ITEMS.most));
const feedback = z.enum(FEEDBACKS);

/** Contents, units or axes, each at most once. */
const contents = z.array(z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(\.[a-z0-9-]+){0,3}$/))).check(
  z.minLength(1),
  z.maxLength(80),
  z.refine((ids) => new Set(ids).size === ids.length, 'names a content twice'),
);

/** One content. */
const content = z.string().check(
  z.maxLength(120),
  z.refine((id) => findContent(id) !== undefined, 'is not in the temario'),
);

const use = z.enum(QUESTION_USES);

export const requestBody = z
  .discriminatedUnion('mode', [
    z.strictObject({
      mode: z.literal('simulacro'),
      test,
      elective: z.exactOptional(z.enum(ELECTIVES)),
      timeFactor: z.exactOptional(z.literal(TIME_FACTORS)),
    }),
    z.strictObject({ mode: z.literal('practica'), test, contents, items, feedback }),
    z.strictObject({ mode: z.literal('repaso'), test, items, feedback }),
    z.strictObject({ mode: z.literal('muestra') }),
    z.strictObject({ mode: z.literal('parecida'), test, attempt: rowId, slot }),
    z.strictObject({ mode: z.literal('pregunta'), test, content, use }),
  ])
  .check(
    z.superRefine((request, context) => {
      if (request.mode === 'simulacro' && (request.elective !== undefined) !== (request.test === 'ciencias')) {
        context.addIssue({ code: 'custom', path: ['elective'], message: 'is chosen in Ciencias, and only there' });
      }
      if (request.mode !== 'practica') return;
      const least = practiceItemsLeast(request.test);
      if (request.items < least)
        context.addIssue({ code: 'custom', path: ['items'], message: `is at least ${least} in ${request.test}` });
      for (const [index, id] of request.contents.entries()) {
        if (!isOfTest(request.test, id))
          context.addIssue({ code: 'custom', path: ['contents', index], message: 'is not in the temario of the test' });
      }
    }),
  );

function isOfTest(testId: TestId, id: string): boolean {
  if (id === testId || findContent(id)?.test.id === testId) return true;
  const temario = TEMARIO.find((one) => one.id === testId);
  return temario?.axes.some((axis) => axis.id === id || axis.units.some((unit) => unit.id === id)) ?? false;
}

export const createBody = z.strictObject({ id: rowId, request: requestBody });

export const questionBody = z.strictObject({ id: rowId, content, use });

export const guestQuestionBody = z.strictObject({ id: rowId, content });

export const claimBody = z.strictObject({
  attempts: z.exactOptional(z.array(rowId).check(z.maxLength(CLAIMED_ATTEMPTS_MAX))),
});

export const deviceBody = z.strictObject({ device: z.uuid() });

const seq = z.int().check(z.minimum(1), z.maximum(1_000_000));
const optionId = z.string().check(z.length(8));
export const questionsClaimBody = z.strictObject({
  guest: z.string().check(z.startsWith('guest:'), z.maxLength(120)),
  questions: z.array(rowId).check(z.maxLength(CLAIMED_QUESTIONS_MAX)),
});

export const questionAnswerBody = z.strictObject({
  option: z.nullable(optionId),
  activeMs: z.exactOptional(z.int().check(z.minimum(0), z.maximum(ACTIVE_MS_MAX))),
});

/** Milliseconds: ten years. */
const after = z.exactOptional(z.int().check(z.minimum(0), z.maximum(315_360_000_000)));
const ofSlot = { seq, slot, after };

const events = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ ...ofSlot, kind: z.literal('answer'), option: optionId }),
      z.strictObject({ ...ofSlot, kind: z.literal('clear') }),
      z.strictObject({ ...ofSlot, kind: z.literal('flag'), flagged: z.boolean() }),
      z.strictObject({ ...ofSlot, kind: z.literal('eliminate'), options: z.array(optionId).check(z.maxLength(5)) }),
      z.strictObject({
        ...ofSlot,
        kind: z.literal('visit'),
        activeMs: z.int().check(z.minimum(0), z.maximum(ACTIVE_MS_MAX)),
      }),
    ]),
  )
  .check(z.maxLength(EVENTS_A_REQUEST_MAX));

const epoch = z.int().check(z.minimum(1), z.maximum(100_000));

export const eventsBody = z.strictObject({ epoch, events });

export const checkBody = z.strictObject({ epoch, events, slot, seq });

export const hintBody = z.strictObject({ slot });

export const tutorQuestionBody = z.strictObject({ attempt: rowId, slot, rung: z.literal(HINT_RUNGS) });

export const tutorStepBody = z.strictObject({
  attempt: rowId,
  slot,
  step: z.int().check(z.minimum(0), z.maximum(99)),
  entered: z.exactOptional(z.string().check(z.maxLength(ENTERED_MAX))),
});

/** No signs that the database cannot keep or a terminal would obey. */
const WORDS = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

export const reportBody = z.strictObject({
  id: rowId,
  slot,
  reason: z.enum(REPORT_REASONS),
  text: z.exactOptional(z.string().check(z.trim(), z.minLength(1), z.maxLength(REPORT_TEXT_MAX), z.regex(WORDS))),
});
