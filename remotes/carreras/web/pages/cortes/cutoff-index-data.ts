import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { type CutoffMoves, cutoffMoves } from '../../features/catalogue/cutoff-moves-data.ts';
import { type CutoffSummary, summariseCutoffs } from '../../features/catalogue/cutoff-summary.ts';

/** A career as the index shows it. */
export interface CareerCutoffs {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  /** Regular vacancies of the offer's year, all programmes together. */
  readonly vacancies: number;
  readonly programs: number;
  readonly latest: CutoffSummary;
  readonly before: CutoffSummary;
}

export interface CutoffIndexData {
  /** By name. */
  readonly careers: readonly CareerCutoffs[];
  /** Over the whole offer. */
  readonly all: CutoffSummary;
  readonly moves: CutoffMoves;
}

export function cutoffIndexData(offer: Catalogue): CutoffIndexData {
  const histories = [...offer.programs, ...offer.discontinued].map(({ cutoffs }) => cutoffs);
  return {
    careers: offer.careers.map(({ id, name, area, programs, discontinued }) => {
      const ofCareer = [...programs, ...discontinued].map(({ cutoffs }) => cutoffs);
      return {
        id,
        name,
        area,
        vacancies: programs.reduce((sum, { vacancies }) => sum + vacancies, 0),
        programs: programs.length,
        latest: summariseCutoffs(ofCareer, CUTOFF_YEAR),
        before: summariseCutoffs(ofCareer, CUTOFF_YEAR - 1),
      };
    }),
    all: summariseCutoffs(histories, CUTOFF_YEAR),
    moves: cutoffMoves(offer),
  };
}
