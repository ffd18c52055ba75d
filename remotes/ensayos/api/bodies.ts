import { findContent, TEMARIO, type TestId } from '@travesia/contracts/temario';
import { z } from 'zod';
import {
  ACTIVE_MS_MAX,
  type AttemptRequest,
  type CheckBody,
  CLAIMED_ATTEMPTS_MAX,
  type ClaimBody,
  type CreateBody,
  type DeviceBody,
  EVENTS_A_REQUEST_MAX,
  type EventsBody,
  PRACTICE_ITEMS,
  practiceItemsLeast,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportBody,
} from '../api/attempts.ts';
import { ELECTIVES } from '../practice/blueprint.ts';

/** Of an attempt or a report. In lower case, as the database tells it back. */
export const rowId = z.uuidv7().toLowerCase();

const slot = z.int().min(0).max(99);

const TESTS = TEMARIO.map(({ id }) => id);
const test = z.enum(TESTS as [TestId, ...TestId[]]);
const items = z.int().min(PRACTICE_ITEMS.least).max(PRACTICE_ITEMS.most);
const feedback = z.enum(['at-once', 'at-end']);

/** Contents, units or axes, each at most once. */
const contents = z
  .array(
    z
      .string()
      .max(120)
      .regex(/^[a-z0-9]+(\.[a-z0-9-]+){0,3}$/),
  )
  .min(1)
  .max(80)
  .refine((ids) => new Set(ids).size === ids.length, 'names a content twice');

export const requestBody: z.ZodType<AttemptRequest> = z
  .discriminatedUnion('mode', [
    z.strictObject({
      mode: z.literal('simulacro'),
      test,
      elective: z.enum(ELECTIVES).exactOptional(),
      timeFactor: z.union([z.literal(1), z.literal(1.25), z.literal(1.5), z.literal(2)]).exactOptional(),
    }),
    z.strictObject({ mode: z.literal('practica'), test, contents, items, feedback }),
    z.strictObject({ mode: z.literal('repaso'), test, items, feedback }),
    z.strictObject({ mode: z.literal('muestra') }),
    z.strictObject({ mode: z.literal('parecida'), test, attempt: rowId, slot }),
  ])
  .superRefine((request, context) => {
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
  });

function isOfTest(testId: TestId, id: string): boolean {
  if (id === testId || findContent(id)?.test.id === testId) return true;
  const temario = TEMARIO.find((one) => one.id === testId);
  return temario?.axes.some((axis) => axis.id === id || axis.units.some((unit) => unit.id === id)) ?? false;
}

export const createBody: z.ZodType<CreateBody> = z.strictObject({ id: rowId, request: requestBody });

export const claimBody: z.ZodType<ClaimBody> = z.strictObject({
  attempts: z.array(rowId).max(CLAIMED_ATTEMPTS_MAX).exactOptional(),
});

export const deviceBody: z.ZodType<DeviceBody> = z.strictObject({ device: z.uuid() });

const seq = z.int().min(1).max(1_000_000);
const optionId = z.string().length(8);
/** Milliseconds: ten years. */
const after = z.int().min(0).max(315_360_000_000).exactOptional();
const ofSlot = { seq, slot, after };

const events = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ ...ofSlot, kind: z.literal('answer'), option: optionId }),
      z.strictObject({ ...ofSlot, kind: z.literal('clear') }),
      z.strictObject({ ...ofSlot, kind: z.literal('flag'), flagged: z.boolean() }),
      z.strictObject({ ...ofSlot, kind: z.literal('eliminate'), options: z.array(optionId).max(5) }),
      z.strictObject({ ...ofSlot, kind: z.literal('visit'), activeMs: z.int().min(0).max(ACTIVE_MS_MAX) }),
    ]),
  )
  .max(EVENTS_A_REQUEST_MAX);

const epoch = z.int().min(1).max(100_000);

export const eventsBody: z.ZodType<EventsBody> = z.strictObject({ epoch, events });

export const checkBody: z.ZodType<CheckBody> = z.strictObject({ epoch, events, slot, seq });

/** No signs that the database cannot keep or a terminal would obey. */
const WORDS = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

export const reportBody: z.ZodType<ReportBody> = z.strictObject({
  id: rowId,
  slot,
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().min(1).max(REPORT_TEXT_MAX).regex(WORDS).exactOptional(),
});
