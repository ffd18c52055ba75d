import type { AdmissionStepKind } from '@travesia/contracts/admission-calendar';
import { z } from 'zod';
import { endMinute, firstMinute } from '../calendar.ts';

/** What a person writes in `data/<year>/calendar.json`. A field that is not expected is refused: its meaning is not known. */

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const day = z.iso.date();
const time = z.union([day, z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/)], {
  error: 'is neither a day (2027-01-04) nor a minute (2027-01-04T09:00)',
});
const published = z.union([day, z.string().regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/)], {
  error: 'is neither a day, a month (2026-08) nor a year',
});
const sources = z.array(text);

const kind = z.enum([
  'registration',
  'test',
  'results',
  'offer',
  'simulator',
  'benefits',
  'application',
  'selection',
  'enrolment',
] as const satisfies readonly AdmissionStepKind[]);

const calendar = z.strictObject({
  process: z.number().int().min(2027).max(2099),
  official: z.url({ protocol: /^https$/ }),
  sources: z.record(
    text,
    z.strictObject({
      name: text,
      published,
      url: z.url({ protocol: /^https$/ }).optional(),
      // DEMRE itself, which sets the dates, and no copy of what it published.
      firsthand: z.literal(true).optional(),
    }),
  ),
  steps: z
    .array(
      z.strictObject({
        id,
        kind,
        title: text,
        start: time,
        end: time,
        todo: text,
        sources: sources.min(1, 'a date needs a source'),
      }),
    )
    .min(1),
  unknown: z.array(z.strictObject({ id, title: text, text, searched: day, lastYear: text.optional(), sources })),
});

export type SourceCalendar = z.infer<typeof calendar>;

export type CheckedCalendar =
  | { readonly kind: 'calendar'; readonly calendar: SourceCalendar }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((one, place) => ids.indexOf(one) !== place))];
}

/** What no single field shows. */
function contradictions({ process, sources: known, steps, unknown }: SourceCalendar, year: number): readonly string[] {
  const rows = [...steps, ...unknown];
  const used = new Set(rows.flatMap((row) => row.sources));
  const applications = steps.filter(({ kind }) => kind === 'application').length;
  return [
    ...(process === year ? [] : [`process: is ${process} in the folder ${year}`]),
    ...(applications === 1 ? [] : [`steps: ${applications} are of the kind application, and pages name the one`]),
    ...repeated(rows.map((row) => row.id)).map((twice) => `${twice}: the id is there twice`),
    ...steps
      .filter(({ start, end }) => firstMinute(start) >= endMinute(end))
      .map((step) => `${step.id}: ends at ${step.end}, and begins at ${step.start}`),
    ...steps
      .filter(({ start }, place) => firstMinute(start) < firstMinute(steps[place - 1]?.start ?? start))
      .map((step) => `${step.id}: begins before the step above it`),
    ...rows.flatMap((row) =>
      row.sources.filter((key) => !Object.hasOwn(known, key)).map((key) => `${row.id}: the source '${key}' is unknown`),
    ),
    ...unknown
      .filter((row) => row.lastYear !== undefined && row.sources.length === 0)
      .map((row) => `${row.id}: what was last year needs a source`),
    ...Object.keys(known)
      .filter((key) => !used.has(key))
      .map((key) => `sources: nothing comes from '${key}'`),
  ];
}

/** @param year that of the folder. */
export function checkCalendar(value: unknown, year: number): CheckedCalendar {
  const read = calendar.safeParse(value);
  const problems = read.success
    ? contradictions(read.data, year)
    : read.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  return read.success && problems.length === 0
    ? { kind: 'calendar', calendar: read.data }
    : { kind: 'refused', problems };
}
