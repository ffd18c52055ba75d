import type { GoalsAnswer, Holds, OwnScoresChange, Same, TestScoreEstimate } from '@travesia/contracts/slices';
import type * as z from 'zod/mini';
import type {
  goalsAnswer,
  operationOutcome,
  operationsAnswer,
  preferencesAnswer,
  studentScore,
  testScoreEstimate,
} from './answers.ts';
import type { dataReportBody, officialScoresBody, operationsBody, scoresBody } from './bodies.ts';
import type { DataReportBody } from './data-reports.ts';
import type { OperationsAnswer, OperationsBody, PreferencesAnswer } from './preferences.ts';
import type { ScoresBody, StudentScore } from './scores.ts';

/**
 * Each schema says exactly what its interface says: a field added to, taken from or changed on one side only does not
 * type-check here.
 */
export type SchemasAgree = [
  Holds<Same<z.output<typeof operationsBody>, OperationsBody>>,
  Holds<Same<z.output<typeof scoresBody>, Omit<ScoresBody, 'process'>>>,
  Holds<Same<z.output<typeof scoresBody>, OwnScoresChange>>,
  Holds<Same<z.output<typeof officialScoresBody>, Required<ScoresBody>>>,
  Holds<Same<z.output<typeof dataReportBody>, DataReportBody>>,
  Holds<Same<z.output<typeof preferencesAnswer>, PreferencesAnswer>>,
  Holds<Same<z.output<typeof operationOutcome>, OperationsAnswer['outcomes'][number]>>,
  Holds<Same<keyof z.output<typeof operationsAnswer>, keyof OperationsAnswer>>,
  Holds<Same<z.output<typeof studentScore>, StudentScore>>,
  Holds<Same<z.output<typeof testScoreEstimate>, TestScoreEstimate>>,
  Holds<Same<z.output<typeof goalsAnswer>['goals'][number], Pick<GoalsAnswer['goals'][number], 'programId'>>>,
];
