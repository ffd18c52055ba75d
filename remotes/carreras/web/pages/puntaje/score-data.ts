import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { CUTOFF_YEAR, type Cutoff, type Program } from '../../../admission/program.ts';
import { reservationsOf } from '../../../admission/reservations.ts';
import { type CareerProgram, careerProgram } from '../../features/catalogue/career-program.ts';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import { type WeightRange, weightRanges } from '../../features/catalogue/weight-ranges.ts';
import { byBar } from '../corte-carrera/career-cutoffs-data.ts';
import type { JudgingProgram } from './outcome.ts';

/** A programme with what its weighted score takes. */
export interface ScoreProgram
  extends CareerProgram,
    Pick<Program, 'weights' | 'electiveChoice' | 'specialTestWeight' | 'minWeighted' | 'minAverageClM1'>,
    JudgingProgram {
  /** Of the offer's year, as published; null where it had none. */
  readonly cutoff: Cutoff | null;
}

export interface ScoreData {
  readonly id: string;
  /** As short as a title needs it. */
  readonly name: string;
  /** Highest bar first; then those without one. */
  readonly programs: readonly ScoreProgram[];
  readonly weights: readonly WeightRange[];
}

/** Where there is no cut-off it is no matter how it was weighed. */
function judging(program: Program): Pick<ScoreProgram, 'cutoff' | 'reservations'> {
  const cutoff = program.cutoffs.find(({ year }) => year === CUTOFF_YEAR) ?? null;
  const reservations = reservationsOf(program).filter((one) => one !== 'other-weights' || cutoff);
  return { cutoff, ...(reservations.length > 0 && { reservations }) };
}

export function scoreData(offer: Catalogue, { id, name, programs }: Career): ScoreData {
  return {
    id,
    name: shortCareerName(name),
    programs: programs.toSorted(byBar).map((program) => ({
      ...careerProgram(offer, program),
      weights: program.weights,
      electiveChoice: program.electiveChoice,
      specialTestWeight: program.specialTestWeight,
      minWeighted: program.minWeighted,
      minAverageClM1: program.minAverageClM1,
      ...judging(program),
    })),
    weights: weightRanges(programs),
  };
}
