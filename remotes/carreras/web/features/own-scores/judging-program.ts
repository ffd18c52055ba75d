import { CUTOFF_YEAR, type Program } from '../../../admission/program.ts';
import { reservationsOf } from '../../../admission/reservations.ts';
import type { JudgingProgram } from './outcome.ts';

/** What of a programme a page takes with it to judge scores. Where there is no cut-off it is no matter how it was weighed. */
export function judgingProgram(program: Program): JudgingProgram {
  const cutoff = program.cutoffs.find(({ year }) => year === CUTOFF_YEAR) ?? null;
  const reservations = reservationsOf(program).filter((one) => one !== 'other-weights' || cutoff);
  return {
    weights: program.weights,
    electiveChoice: program.electiveChoice,
    specialTestWeight: program.specialTestWeight,
    minWeighted: program.minWeighted,
    minAverageClM1: program.minAverageClM1,
    cutoff,
    ...(reservations.length > 0 && { reservations }),
  };
}
