import type { GoalProgram } from '@travesia/contracts/slices';
import type { Catalogue } from '../admission/catalogue.ts';
import { latestCutoff } from '../admission/program.ts';
import { goalTermsOf } from './goal-terms.ts';

/** What the offer says of the programme with a code; `undefined` where it knows no such one. */
export type DescribeProgram = (code: string) => GoalProgram | undefined;

export function createDescribeProgram(catalogue: Catalogue): DescribeProgram {
  return (code) => {
    const program = catalogue.program(code);
    if (!program) return undefined;
    const cutoff = latestCutoff(program);
    return {
      name: program.name,
      university: catalogue.universityOf(program).name,
      lastCutoff: cutoff ? { year: cutoff.year, score: cutoff.last, unfilled: cutoff.unfilled } : null,
      terms: goalTermsOf(program),
    };
  };
}
