import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { weighsOtherwise } from '../../../admission/changes.ts';
import { CUTOFF_YEAR, type Cutoff, isOffered, type Program } from '../../../admission/program.ts';
import { type CareerProgram, careerProgram } from '../../features/catalogue/career-program.ts';
import { type CutoffMoves, cutoffMoves } from '../../features/catalogue/cutoff-moves-data.ts';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import { type WeightRange, weightRanges } from '../../features/catalogue/weight-ranges.ts';

/** A programme as the pages of cut-offs show it. */
export interface CutoffProgram extends CareerProgram {
  /** Of the newest process that offers it. */
  readonly vacancies: number;
  readonly offered: boolean;
  /** It weighs otherwise than in the process of the newest cut-off. */
  readonly otherWeights?: true;
  /** Newest first. */
  readonly cutoffs: readonly Cutoff[];
}

export interface CareerCutoffsData {
  readonly id: string;
  /** As short as a title needs it. */
  readonly name: string;
  /** Highest bar first; then those without one. */
  readonly programs: readonly CutoffProgram[];
  readonly moves: CutoffMoves;
  readonly weights: readonly WeightRange[];
}

/** Cut-off of the offer's year where it is a bar. */
export function barOf(program: Pick<Program, 'cutoffs'>): number | null {
  const newest = program.cutoffs.find(({ year }) => year === CUTOFF_YEAR);
  return newest && !newest.unfilled ? newest.last : null;
}

/** Highest bar first; where there is none, after all that have one. */
export function byBar(a: Pick<Program, 'cutoffs'>, b: Pick<Program, 'cutoffs'>): number {
  const [barA, barB] = [barOf(a), barOf(b)];
  if (barA !== null && barB !== null) return barB - barA;
  if (barA === barB) return (b.cutoffs[0]?.last ?? 0) - (a.cutoffs[0]?.last ?? 0);
  return barA === null ? 1 : -1;
}

export function careerCutoffsData(offer: Catalogue, { id, name, programs, discontinued }: Career): CareerCutoffsData {
  return {
    id,
    name: shortCareerName(name),
    programs: [...programs, ...discontinued].sort(byBar).map((program) => ({
      ...careerProgram(offer, program),
      vacancies: program.vacancies,
      offered: isOffered(program),
      ...(weighsOtherwise(program, CUTOFF_YEAR) && { otherWeights: true }),
      cutoffs: program.cutoffs,
    })),
    moves: cutoffMoves(offer),
    weights: weightRanges(programs),
  };
}
