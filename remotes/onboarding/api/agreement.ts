import type {
  Holds,
  ProfileAnswer,
  ProfileConflict,
  ProfileStepChange,
  ProgramsAnswer,
  Same,
  SchoolType,
  StudyWeekAnswer,
} from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import type { NemGroup } from '@travesia/kit-paes';
import type * as z from 'zod/mini';
import type { TESTS } from '../profile/tests.ts';
import type {
  appealAnswer,
  diagnosisAnswer,
  diagnosticStepAnswer,
  diagnosticsAnswer,
  engineCheckAnswer,
  profileAnswer,
  profileConflict,
  programsAnswer,
  studyWeekAnswer,
} from './answers.ts';
import type { stepBodies } from './bodies.ts';
import type {
  AppealAnswer,
  DiagnosisAnswer,
  DiagnosticStepAnswer,
  DiagnosticsAnswer,
  EngineCheckAnswer,
} from './diagnostics.ts';

/** Each schema says exactly what its interface says: see `contracts/src/schemas/agreement.ts`. */
export type SchemasAgree = [
  Holds<Same<z.output<typeof stepBodies.student>, ProfileStepChange<'student'>>>,
  Holds<Same<z.output<typeof stepBodies.school>, ProfileStepChange<'school'>>>,
  Holds<Same<z.output<typeof stepBodies.preparation>, ProfileStepChange<'preparation'>>>,
  Holds<Same<z.output<typeof profileAnswer>, ProfileAnswer>>,
  Holds<Same<z.output<typeof profileConflict>, ProfileConflict>>,
  Holds<Same<z.output<typeof diagnosticStepAnswer>, DiagnosticStepAnswer>>,
  Holds<Same<z.output<typeof diagnosticsAnswer>, DiagnosticsAnswer>>,
  Holds<Same<z.output<typeof appealAnswer>, AppealAnswer>>,
  Holds<Same<z.output<typeof diagnosisAnswer>, DiagnosisAnswer>>,
  Holds<Same<z.output<typeof engineCheckAnswer>, EngineCheckAnswer>>,
  Holds<Same<z.output<typeof programsAnswer>, ProgramsAnswer>>,
  Holds<Same<z.output<typeof studyWeekAnswer>, StudyWeekAnswer>>,
  Holds<Same<SchoolType, NemGroup>>,
  Holds<Same<(typeof TESTS)[number], TestId>>,
];
