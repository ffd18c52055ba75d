import type {
  AnswerMode,
  GoalsAnswer,
  Holds,
  MasteryEvidenceAnswer,
  Same,
  ScoreEstimatesAnswer,
  TestScoreEstimate,
} from '@travesia/contracts/slices';
import type * as z from 'zod/mini';
import type {
  attemptProblem,
  attemptResult,
  attemptSummary,
  bankAnswer,
  checkedAnswer,
  claimAnswer,
  claimedAnswer,
  eventsAnswer,
  feasibility,
  lateAnswers,
  masteryEvidence,
  mostNeededAnswer,
  runningAttempt,
  submitAnswer,
  waitingProblem,
} from './answers.ts';
import type {
  AttemptMode,
  AttemptProblem,
  AttemptRequest,
  AttemptResult,
  AttemptSummary,
  BankAnswer,
  CheckBody,
  CheckedAnswer,
  ClaimBody,
  ClaimedAnswer,
  CreateBody,
  DeviceBody,
  EventsAnswer,
  EventsBody,
  Feasibility,
  MostNeededAnswer,
  ReportBody,
  ReviewedItem,
  RunningAttempt,
  SubmitAnswer,
  WaitingProblem,
} from './attempts.ts';
import type { checkBody, claimBody, createBody, deviceBody, eventsBody, reportBody, requestBody } from './bodies.ts';
import type { goalsAnswer } from './other-slices.ts';
import type { estimatesAnswer, testEstimate } from './score-estimates.ts';

/**
 * Each schema says exactly what its interface says: a field added to, taken from or changed on one side only does not
 * type-check here.
 */
export type SchemasAgree = [
  Holds<Same<z.output<typeof requestBody>, AttemptRequest>>,
  Holds<Same<z.output<typeof createBody>, CreateBody>>,
  Holds<Same<z.output<typeof claimBody>, ClaimBody>>,
  Holds<Same<z.output<typeof deviceBody>, DeviceBody>>,
  Holds<Same<z.output<typeof eventsBody>, EventsBody>>,
  Holds<Same<z.output<typeof checkBody>, CheckBody>>,
  Holds<Same<z.output<typeof reportBody>, ReportBody>>,
  Holds<Same<z.output<typeof attemptSummary>, AttemptSummary>>,
  Holds<Same<z.output<typeof feasibility>, Feasibility>>,
  Holds<Same<z.output<typeof checkedAnswer>, CheckedAnswer>>,
  Holds<Same<z.output<typeof runningAttempt>, RunningAttempt>>,
  Holds<Same<z.output<typeof eventsAnswer>, EventsAnswer>>,
  Holds<Same<z.output<typeof submitAnswer>, SubmitAnswer>>,
  Holds<Same<z.output<typeof attemptResult>, AttemptResult>>,
  Holds<
    Same<
      z.output<typeof lateAnswers>,
      Pick<AttemptResult, 'late'> & { readonly items: readonly Pick<ReviewedItem, 'chosen'>[] }
    >
  >,
  Holds<Same<z.output<typeof claimAnswer>, { readonly attempts: readonly Pick<AttemptSummary, 'id'>[] }>>,
  Holds<Same<z.output<typeof claimedAnswer>, Pick<ClaimedAnswer, 'left'>>>,
  Holds<Same<z.output<typeof bankAnswer>, BankAnswer>>,
  Holds<Same<z.output<typeof mostNeededAnswer>, MostNeededAnswer>>,
  Holds<Same<z.output<typeof masteryEvidence>, MasteryEvidenceAnswer>>,
  Holds<Same<AttemptMode, AnswerMode>>,
  Holds<Same<z.output<typeof goalsAnswer>, GoalsAnswer>>,
  Holds<Same<keyof z.output<typeof estimatesAnswer>, keyof ScoreEstimatesAnswer>>,
  Holds<Same<z.output<typeof testEstimate>, Pick<TestScoreEstimate, 'test' | 'middle'>>>,
  Holds<Same<z.output<typeof attemptProblem>, Pick<AttemptProblem, 'attempt'>>>,
  Holds<Same<z.output<typeof waitingProblem>, Pick<WaitingProblem, 'waitsFor'>>>,
];
