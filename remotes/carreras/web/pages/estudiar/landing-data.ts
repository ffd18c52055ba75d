import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { LANDING_IDS, type LandingId } from '../../../routes.ts';
import { type CareerSummary, careerSummary } from '../../features/catalogue/career-summary.ts';
import type { ProgramRow } from '../../features/catalogue/program-row.ts';
import { careerRows } from '../carrera/career-data.ts';
import { type ExampleScore, exampleScore } from './example-score.ts';

/** What the page "Estudiar …" shows. */
export interface LandingData {
  readonly id: LandingId;
  readonly name: string;
  readonly area: string;
  readonly summary: CareerSummary;
  /** Highest cut-off first; those without one last. */
  readonly rows: readonly ProgramRow[];
  readonly example: ExampleScore;
}

/** The bar that a programme left; below every score where it left none. */
const barOf = ({ cutoffs }: ProgramRow) =>
  cutoffs.find(({ year, unfilled }) => year === CUTOFF_YEAR && !unfilled)?.last ?? 0;

export function landingData(offer: Catalogue, career: Career): LandingData {
  const id = LANDING_IDS.find((landing) => landing === career.id);
  if (id === undefined) throw new Error(`estudiar: ${career.id} has no landing page`);
  return {
    id,
    name: career.name,
    area: career.area,
    summary: careerSummary(career.programs, career.discontinued),
    rows: [...careerRows(offer, career)].sort((a, b) => barOf(b) - barOf(a)),
    example: exampleScore(offer, career),
  };
}
