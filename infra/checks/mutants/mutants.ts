import type { Mutant } from './mutant.ts';
import { PAGE_MUTANTS } from './of-pages.ts';
import { SERVICE_MUTANTS } from './of-services.ts';
import { SOURCE_MUTANTS } from './of-sources.ts';
import { STUDENT_MUTANTS } from './of-students.ts';
import { EDGE_MUTANTS } from './of-the-edge.ts';

/** Every one, the quick ones first. */
export const MUTANTS: readonly Mutant[] = [
  ...SOURCE_MUTANTS,
  ...STUDENT_MUTANTS,
  ...SERVICE_MUTANTS,
  ...EDGE_MUTANTS,
  ...PAGE_MUTANTS,
];
