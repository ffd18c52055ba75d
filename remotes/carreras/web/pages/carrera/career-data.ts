import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { REGIONS } from '../../../admission/region.ts';
import { isTeaching } from '../../../admission/teaching.ts';
import { LANDING_IDS, type LandingId } from '../../../routes.ts';
import { type CareerSummary, careerSummary } from '../../features/catalogue/career-summary.ts';
import { type DiscontinuedRow, discontinuedRow } from '../../features/catalogue/discontinued-row.ts';
import { type ProgramRow, programRow } from '../../features/catalogue/program-row.ts';
import { judgingProgram } from '../../features/own-scores/judging-program.ts';
import type { JudgedProgram } from '../../features/own-scores/OwnOutcomes.tsx';

/** What the page of a career shows. */
export interface CareerData {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly summary: CareerSummary;
  /** By region from north to south, then by university. */
  readonly rows: readonly ProgramRow[];
  /** The same programmes, as scores are judged by them. */
  readonly judged: readonly JudgedProgram[];
  /** What is not offered any more. */
  readonly discontinued: readonly DiscontinuedRow[];
  /** Set where the career has a landing page. */
  readonly landing: LandingId | null;
  /** Of what forms teachers the law asks more than points. */
  readonly teaching: boolean;
}

const SPANISH = new Intl.Collator('es');

/** The programmes of a career as its page lists them. */
export function careerRows(offer: Catalogue, { programs }: Career): readonly ProgramRow[] {
  return programs
    .map((program) => programRow(offer, program))
    .sort(
      (a, b) =>
        REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) || SPANISH.compare(a.universityName, b.universityName),
    );
}

export function careerData(offer: Catalogue, career: Career): CareerData {
  const { id, name, area } = career;
  return {
    id,
    name,
    area,
    summary: careerSummary(career.programs, career.discontinued),
    rows: careerRows(offer, career),
    judged: career.programs.map((program) => ({ code: program.code, ...judgingProgram(program) })),
    discontinued: career.discontinued.map((program) => discontinuedRow(offer, program)),
    landing: LANDING_IDS.find((landing) => landing === id) ?? null,
    teaching: career.programs.some(isTeaching),
  };
}
