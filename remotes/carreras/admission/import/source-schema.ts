import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { z } from 'zod';
import { AREAS } from '../area.ts';
import { REGIONS } from '../region.ts';
import { UNIVERSITY_TYPES } from '../university.ts';

/** Rows as the collected sources have them. A field that is not expected is refused: its meaning is not known. */

const text = z.string().trim().min(1);
const universityCode = z.string().regex(/^\d{2}$/);
const score = z.number().min(SCORE_MIN).max(SCORE_MAX);
const percent = z.number().int().min(0).max(60);
const places = z.number().int().min(0).max(1000);
const year = z.number().int().min(2023).max(2027);

const weights = z.strictObject({
  nem: percent,
  ranking: percent,
  cl: percent,
  m1: percent,
  m2: percent,
  hcs: percent,
  cien: percent,
});

/** Yearly tuition: what is below this is an amount in UF, what is above in pesos; nothing real lies near it. */
export const TUITION_UF_MAX = 1000;

export const sourceProgram = z.strictObject({
  code: z.string().regex(/^\d{5}$/),
  universityCode,
  name: text,
  campus: text,
  campusUncertain: z.literal(true).optional(),
  city: text,
  region: z.enum(REGIONS),
  area: z.enum(AREAS),
  genericCareer: text,
  schedule: z.enum(['Diurna', 'Vespertina']),
  durationSemesters: z.number().int().min(1).max(16),
  offerYear: z.number().int(),
  weights,
  weights2025: weights.optional(),
  electiveChoice: z.boolean(),
  requiresM2: z.boolean(),
  specialTestWeight: z.number().int().min(1).max(90).optional(),
  vacancies: places.min(1),
  vacanciesByYear: z.record(z.string().regex(/^20\d\d$/), places),
  minWeighted: score.nullable(),
  minAverageClM1: score.nullable(),
  minAverageClM1Year: year.nullable(),
  cutoffs: z.array(z.strictObject({ year, last: score, unfilled: z.literal(true).optional() })),
  lastEnrolled: z
    .array(z.strictObject({ year, last: score }))
    .max(1)
    .optional(),
  tuition2026Clp: z.number().positive().max(20_000_000),
  enrolled2026: places.optional(),
  avgPaesEnrolled2025: score.optional(),
});

export type SourceProgram = z.infer<typeof sourceProgram>;

export const sourceUniversity = z.strictObject({
  code: universityCode,
  name: text,
  shortName: text,
  city: text,
  region: z.enum(REGIONS),
  type: z.enum(UNIVERSITY_TYPES),
  cruch: z.boolean(),
  website: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  accreditationYears: z.number().int().min(0).max(7).nullable(),
  accreditationAsOf: z.iso.date(),
});

export type SourceUniversity = z.infer<typeof sourceUniversity>;
