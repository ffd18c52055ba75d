import type { Catalogue } from '../../../admission/catalogue.ts';
import { REGIONS } from '../../../admission/region.ts';
import type { University } from '../../../admission/university.ts';
import { type CareerSummary, careerSummary } from '../../features/catalogue/career-summary.ts';
import { type DiscontinuedRow, discontinuedRow } from '../../features/catalogue/discontinued-row.ts';
import { type ProgramRow, programRow } from '../../features/catalogue/program-row.ts';

export interface ProgramsOfCity {
  readonly city: string;
  readonly region: string;
  readonly programs: number;
  readonly vacancies: number;
}

/** What the page of a university shows. */
export interface UniversityData {
  readonly university: University;
  readonly summary: CareerSummary;
  /** By area, then by name. */
  readonly rows: readonly ProgramRow[];
  /** What it does not offer any more. */
  readonly discontinued: readonly DiscontinuedRow[];
  /** From north to south. */
  readonly cities: readonly ProgramsOfCity[];
}

const SPANISH = new Intl.Collator('es');

export function universityData(offer: Catalogue, university: University): UniversityData {
  const programs = offer.programsOf(university);
  const discontinued = offer.discontinued.filter(({ universityCode }) => universityCode === university.code);
  const cities = [...Map.groupBy(programs, ({ city }) => city)].map(([city, ofCity]) => ({
    city,
    region: ofCity[0]?.region ?? university.region,
    programs: ofCity.length,
    vacancies: ofCity.reduce((sum, { vacancies }) => sum + vacancies, 0),
  }));
  return {
    university,
    summary: careerSummary(programs, discontinued),
    rows: programs
      .map((program) => programRow(offer, program))
      .sort((a, b) => SPANISH.compare(a.area, b.area) || SPANISH.compare(a.name, b.name)),
    discontinued: discontinued.map((program) => discontinuedRow(offer, program)),
    cities: cities.sort(
      (a, b) => REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) || SPANISH.compare(a.city, b.city),
    ),
  };
}
