import type { Area } from '../../../admission/area.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { type CutoffRange, summariseCutoffs } from '../../features/catalogue/cutoff-summary.ts';

export interface IndexedCareer {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly programs: number;
  /** Of the offer's year, among the programmes that filled. */
  readonly cutoff: CutoffRange | null;
}

export interface IndexedUniversity {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly city: string;
  readonly programs: number;
}

/** What the index of careers shows. */
export interface CareerIndexData {
  readonly programs: number;
  /** By name. */
  readonly careers: readonly IndexedCareer[];
  /** Of which nothing is offered any more, by name. */
  readonly discontinued: readonly { readonly id: string; readonly name: string }[];
  /** By name. */
  readonly universities: readonly IndexedUniversity[];
}

const SPANISH = new Intl.Collator('es');

export function careerIndexData(offer: Catalogue): CareerIndexData {
  return {
    programs: offer.programs.length,
    careers: offer.careers.map(({ id, name, area, programs }) => ({
      id,
      name,
      area,
      programs: programs.length,
      cutoff: summariseCutoffs(
        programs.map(({ cutoffs }) => cutoffs),
        CUTOFF_YEAR,
      ).range,
    })),
    discontinued: offer.discontinuedCareers.map(({ id, name }) => ({ id, name })),
    universities: offer.universities
      .map((university) => ({
        id: university.id,
        code: university.code,
        name: university.name,
        shortName: university.shortName,
        city: university.city,
        programs: offer.programsOf(university).length,
      }))
      .sort((a, b) => SPANISH.compare(a.name, b.name)),
  };
}
