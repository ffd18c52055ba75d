import type { Offer } from '../encoded-offer.ts';
import type { EarlierTerms, Program } from '../program.ts';
import type { OfferData } from './check-data.ts';
import type { CutoffRow, DetailsRow, OfferRow } from './data-schema.ts';

/** One process, by code. */
export interface YearRows {
  readonly year: number;
  readonly offer: ReadonlyMap<string, OfferRow>;
  readonly cutoffs: ReadonlyMap<string, CutoffRow>;
  /** Of a programme that is not offered any more, the one that seems to follow it. */
  readonly successors: ReadonlyMap<string, string>;
}

function earlierTerms(year: number, row: OfferRow): readonly EarlierTerms[] {
  if (!row.weights) return [];
  const { weights, electiveChoice = null, specialTestWeight = null, minWeighted, minAverageClM1 = null } = row;
  return [
    {
      year,
      weights,
      electiveChoice,
      specialTestWeight: electiveChoice === null ? null : (specialTestWeight ?? 0),
      ...(minWeighted !== undefined && { minWeighted }),
      minAverageClM1,
    },
  ];
}

function buildProgram(details: DetailsRow, years: readonly YearRows[]): Program {
  const { code } = details;
  const having = years.flatMap(({ year, offer }) => {
    const row = offer.get(code);
    return row ? [{ year, row }] : [];
  });
  const [newest, ...earlier] = having;
  if (!newest?.row.weights) throw new Error(`offer: ${code} was not checked`);
  const { weights, electiveChoice = false, specialTestWeight = 0, minWeighted = null, vacancies } = newest.row;
  const cutoffs = years.flatMap(({ year, cutoffs }) => {
    const row = cutoffs.get(code);
    return row ? [{ year, last: row.last, unfilled: row.unfilled ?? false }] : [];
  });
  return {
    code,
    universityCode: details.universityCode,
    name: details.name,
    campus: details.campus,
    campusUncertain: details.campusUncertain ?? false,
    city: details.city,
    region: details.region,
    area: details.area,
    career: details.career,
    careerByName: details.careerByName ?? false,
    schedule: details.schedule ?? null,
    durationSemesters: details.durationSemesters ?? null,
    offeredIn: newest.year,
    isNew: newest.year === years[0]?.year && earlier.length === 0,
    likelySuccessor: years[0]?.successors.get(code) ?? null,
    weights,
    electiveChoice,
    requiresM2: weights.m2 > 0,
    specialTestWeight,
    specialTestRequired: specialTestWeight > 0 || (newest.row.specialTestRequired ?? false),
    vacancies,
    vacanciesByYear: having.map(({ year, row }) => ({ year, vacancies: row.vacancies })),
    minWeighted,
    minAverageClM1: newest.row.minAverageClM1 ?? null,
    cutoffs,
    tuition2026Clp: details.tuition2026Clp ?? null,
    tuition2026Uf: details.tuition2026Uf ?? null,
    enrolled2026: details.enrolled2026 ?? null,
    avgPaesEnrolled2025: details.avgPaesEnrolled2025 ?? null,
    lastEnrolled: details.lastEnrolled ?? null,
    earlierTerms: earlier.flatMap(({ year, row }) => earlierTerms(year, row)),
  };
}

/** What each programme is in its newest process, with its history. */
export function buildOffer({ details, universities, years }: OfferData): Offer {
  return {
    programs: details.map((row) => buildProgram(row, years)).sort((a, b) => (a.code < b.code ? -1 : 1)),
    universities,
  };
}
