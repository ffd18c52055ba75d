import type { Career } from '../../../admission/career.ts';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { type CareerProgram, careerProgram } from '../../features/catalogue/career-program.ts';
import { shortCareerName } from '../../features/catalogue/short-career-name.ts';
import { type WeightRange, weightRanges } from '../../features/catalogue/weight-ranges.ts';
import { judgingProgram } from '../../features/own-scores/judging-program.ts';
import type { JudgingProgram } from '../../features/own-scores/outcome.ts';
import { byBar } from '../corte-carrera/career-cutoffs-data.ts';

/** A programme with what its weighted score takes. */
export interface ScoreProgram extends CareerProgram, JudgingProgram {}

export interface ScoreData {
  readonly id: string;
  /** As short as a title needs it. */
  readonly name: string;
  /** Highest bar first; then those without one. */
  readonly programs: readonly ScoreProgram[];
  readonly weights: readonly WeightRange[];
}

export function scoreData(offer: Catalogue, { id, name, programs }: Career): ScoreData {
  return {
    id,
    name: shortCareerName(name),
    programs: programs.toSorted(byBar).map((program) => ({
      ...careerProgram(offer, program),
      ...judgingProgram(program),
    })),
    weights: weightRanges(programs),
  };
}
