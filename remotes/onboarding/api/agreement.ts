import type {
  Holds,
  ProfileAnswer,
  ProfileConflict,
  ProfileStepChange,
  Same,
  SchoolType,
} from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { NemGroup } from '@travesia/kit-paes';
import type * as z from 'zod/mini';
import type { TESTS } from '../profile/tests.ts';
import type { profileAnswer, profileConflict } from './answers.ts';
import type { stepBodies } from './bodies.ts';

/** Each schema says exactly what its interface says: see `contracts/src/schemas/agreement.ts`. */
export type SchemasAgree = [
  Holds<Same<z.output<typeof stepBodies.student>, ProfileStepChange<'student'>>>,
  Holds<Same<z.output<typeof stepBodies.school>, ProfileStepChange<'school'>>>,
  Holds<Same<z.output<typeof stepBodies.preparation>, ProfileStepChange<'preparation'>>>,
  Holds<Same<z.output<typeof profileAnswer>, ProfileAnswer>>,
  Holds<Same<z.output<typeof profileConflict>, ProfileConflict>>,
  Holds<Same<SchoolType, NemGroup>>,
  Holds<Same<(typeof TESTS)[number], TestId>>,
];
