import type { GoalsAnswer, TestScoreEstimate } from '@travesia/contracts/slices';
import type * as z from 'zod/mini';
import type {
  goalsAnswer,
  operationOutcome,
  operationsAnswer,
  preferencesAnswer,
  studentScore,
  testScoreEstimate,
} from './answers.ts';
import type { officialScoresBody, operationsBody, scoresBody } from './bodies.ts';
import type { OperationsAnswer, OperationsBody, PreferencesAnswer } from './preferences.ts';
import type { ScoresBody, StudentScore } from './scores.ts';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** True only for types that are the same property by property, optional ones and all. */
type Same<A, B> =
  (<T>() => T extends DeepReadonly<A> ? 1 : 2) extends <T>() => T extends DeepReadonly<B> ? 1 : 2 ? true : false;

type Holds<T extends true> = T;

/**
 * Each schema says exactly what its interface says: a field added to, taken from or changed on one side only does not
 * type-check here.
 */
export type SchemasAgree = [
  Holds<Same<z.output<typeof operationsBody>, OperationsBody>>,
  Holds<Same<z.output<typeof scoresBody>, Omit<ScoresBody, 'process'>>>,
  Holds<Same<z.output<typeof officialScoresBody>, Required<ScoresBody>>>,
  Holds<Same<z.output<typeof preferencesAnswer>, PreferencesAnswer>>,
  Holds<Same<z.output<typeof operationOutcome>, OperationsAnswer['outcomes'][number]>>,
  Holds<Same<keyof z.output<typeof operationsAnswer>, keyof OperationsAnswer>>,
  Holds<Same<z.output<typeof studentScore>, StudentScore>>,
  Holds<Same<z.output<typeof testScoreEstimate>, TestScoreEstimate>>,
  Holds<Same<z.output<typeof goalsAnswer>['goals'][number], Pick<GoalsAnswer['goals'][number], 'programId'>>>,
];
