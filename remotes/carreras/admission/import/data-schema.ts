import { SCORE_MAX, SCORE_MIN } from '@travesia/kit-paes';
import { z } from 'zod';
import { AREAS } from '../area.ts';
import { REGIONS } from '../region.ts';
import { UNIVERSITY_TYPES } from '../university.ts';

/** Rows of the files of `data/`. A field that is not expected is refused: its meaning is not known. */

const text = z.string().trim().min(1);
const code = z.string().regex(/^\d{5}$/);
const universityCode = z.string().regex(/^\d{2}$/);
const score = z.number().min(SCORE_MIN).max(SCORE_MAX);
const percent = z.number().int().min(0).max(60);
const places = z.number().int().min(0).max(1000);
const year = z.number().int().min(2023).max(2040);

const weights = z.strictObject({
  nem: percent,
  ranking: percent,
  cl: percent,
  m1: percent,
  m2: percent,
  hcs: percent,
  cien: percent,
});

/** A row of `programmes.json`: what does not change from one process to the next. */
export const detailsRow = z.strictObject({
  code,
  universityCode,
  name: text,
  campus: text,
  campusUncertain: z.literal(true).optional(),
  city: text,
  region: z.enum(REGIONS),
  area: z.enum(AREAS),
  career: text,
  careerByName: z.literal(true).optional(),
  schedule: z.enum(['Diurna', 'Vespertina']).optional(),
  durationSemesters: z.number().int().min(1).max(16).optional(),
  tuition2026Clp: z.number().min(1_000_000).max(20_000_000).optional(),
  tuition2026Uf: z.number().positive().max(1000).optional(),
  enrolled2026: places.optional(),
  avgPaesEnrolled2025: score.optional(),
  lastEnrolled: z.strictObject({ year, last: score }).optional(),
});

/** A row of `<year>/offer.json`. What an older source did not have is absent; null is "none asked". */
export const offerRow = z.strictObject({
  code,
  weights: weights.optional(),
  electiveChoice: z.boolean().optional(),
  specialTestWeight: z.number().int().min(1).max(90).optional(),
  specialTestRequired: z.literal(true).optional(),
  vacancies: places,
  minWeighted: score.nullable().optional(),
  minAverageClM1: score.optional(),
});

/** A row of `<year>/cutoffs.json`. */
export const cutoffRow = z.strictObject({ code, last: score, unfilled: z.literal(true).optional() });

/** A row of `<year>/successors.json`: what seems to follow a programme that the year does not offer any more. */
export const successorRow = z.strictObject({ code, successor: code });

/** A row of `<year>/notes.json`: why a figure that looks wrong is taken as it is. */
export const noteRow = z.strictObject({ code, field: z.enum(['vacancies']), note: text });

/** A row of `corrections.json`: a figure of `<year>/offer.json` that a person put right, and where it stands. */
export const correctionRow = z.strictObject({
  year,
  code,
  field: z.enum(['weights', 'electiveChoice', 'specialTestWeight', 'vacancies', 'minWeighted', 'minAverageClM1']),
  value: z.unknown(),
  /** Document and date. */
  source: z.string().regex(/20\d\d/, 'has no year'),
});

export const universityRow = z.strictObject({
  code: universityCode,
  id: text,
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

export type DetailsRow = z.infer<typeof detailsRow>;
export type OfferRow = z.infer<typeof offerRow>;
export type CutoffRow = z.infer<typeof cutoffRow>;
