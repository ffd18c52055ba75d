import { type Weighing, weighsOtherwise } from './changes.ts';
import { latestCutoff, type Program } from './program.ts';
import type { WeighingProgram } from './weighted-score.ts';

/** The weights that the newest cut-off was reckoned with, where the programme weighs otherwise. */
export interface FormerWeights extends WeighingProgram {
  /** Process of the cut-off. */
  readonly year: number;
}

/**
 * Null where the cut-off and the student's score are weighed alike, and where there is no cut-off or the weights of its
 * year are not known. What the terms of that year leave open is taken to be as it is.
 */
export function formerWeights(program: Program): FormerWeights | null {
  const year = latestCutoff(program)?.year;
  return year === undefined ? null : weightsOfYear(program, year);
}

function weightsOfYear(program: Weighing, year: number): FormerWeights | null {
  const terms = program.earlierTerms.find((candidate) => candidate.year === year);
  if (!terms || !weighsOtherwise(program, year)) return null;
  return {
    year,
    weights: terms.weights,
    electiveChoice: terms.electiveChoice ?? program.electiveChoice,
    specialTestWeight: terms.specialTestWeight ?? program.specialTestWeight,
  };
}
