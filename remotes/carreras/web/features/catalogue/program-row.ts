import type { Catalogue } from '../../../admission/catalogue.ts';
import { changesOf, weighsOtherwise } from '../../../admission/changes.ts';
import { CUTOFF_YEAR, type Cutoff, type Program } from '../../../admission/program.ts';
import type { Region } from '../../../admission/region.ts';
import { isShortPlan, usualDuration } from './career-summary.ts';
import { changesText } from './change-text.ts';
import { placeText } from './place-text.ts';
import { type WeighedFactor, weighedFactors } from './weight-ranges.ts';

/** A programme as a public page lists it, and no more: the data travels inside the document. */
export interface ProgramRow {
  readonly code: string;
  readonly name: string;
  readonly universityId: string;
  readonly universityName: string;
  readonly careerId: string;
  readonly careerName: string;
  readonly area: string;
  readonly place: string;
  readonly region: Region;
  readonly evening: boolean;
  /** Null where it is not known. */
  readonly semesters: number | null;
  /** A bachillerato or plan común, after which the career goes on elsewhere. */
  readonly shortPlan: boolean;
  readonly vacancies: number;
  /** Lowest weighted score that may apply; null where none is asked. */
  readonly minWeighted: number | null;
  /** Lowest mean of Competencia Lectora and M1 that may apply; null where it is not known. */
  readonly minAverage: number | null;
  /** What is other than a year before; empty where nothing is. */
  readonly changes: string;
  /** It weighs otherwise than in the process of the newest cut-off. */
  readonly otherWeights?: true;
  /** Newest first. */
  readonly cutoffs: readonly Cutoff[];
  readonly tuitionClp: number | null;
  readonly tuitionUf: number | null;
  /** Percent of what weighs anything. */
  readonly weights: readonly (readonly [WeighedFactor, number])[];
  readonly specialTestWeight: number;
}

export function programRow(offer: Catalogue, program: Program): ProgramRow {
  const university = offer.universityOf(program);
  const career = offer.careerOf(program);
  return {
    code: program.code,
    name: program.name,
    universityId: university.id,
    universityName: university.name,
    careerId: career.id,
    careerName: career.name,
    area: program.area,
    place: placeText(program),
    region: program.region,
    evening: program.schedule === 'Vespertina',
    semesters: program.durationSemesters,
    shortPlan: isShortPlan(program.durationSemesters, usualDuration(career.programs)),
    vacancies: program.vacancies,
    minWeighted: program.minWeighted,
    minAverage: program.minAverageClM1,
    changes: changesText(changesOf(program)),
    ...(weighsOtherwise(program, CUTOFF_YEAR) && { otherWeights: true }),
    cutoffs: program.cutoffs,
    tuitionClp: program.tuition2026Clp,
    tuitionUf: program.tuition2026Uf,
    weights: weighedFactors(program),
    specialTestWeight: program.specialTestWeight,
  };
}
