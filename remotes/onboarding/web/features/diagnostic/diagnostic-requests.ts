import type { HttpClient } from '@travesia/contracts/page';
import type { TestId } from '@travesia/contracts/temario';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import {
  appealAnswer,
  diagnosisAnswer,
  diagnosticStepAnswer,
  diagnosticsAnswer,
  engineCheckAnswer,
} from '../../../api/answers.ts';
import {
  type AppealAnswer,
  DIAGNOSTICS_CLAIM_PATH,
  DIAGNOSTICS_PATH,
  type DiagnosisAnswer,
  type DiagnosticStepAnswer,
  type DiagnosticSummary,
  diagnosisPath,
  diagnosticAnswerPath,
  diagnosticAppealPath,
  diagnosticEndPath,
  diagnosticPath,
  ENGINE_CHECK_PATH,
  type EngineCheckAnswer,
} from '../../../api/diagnostics.ts';
import type { WaitingAnswer } from '../../../start/draft.ts';

/** All reject with an `HttpFailure`, or without a status where nobody answered or the answer is broken. */
export interface DiagnosticRequests {
  list(signal?: AbortSignal): Promise<readonly DiagnosticSummary[]>;
  begin(id: string, test: TestId): Promise<DiagnosticStepAnswer>;
  step(id: string): Promise<DiagnosticStepAnswer>;
  answer(id: string, answer: WaitingAnswer): Promise<DiagnosticStepAnswer>;
  end(id: string): Promise<DiagnosticStepAnswer>;
  claim(): Promise<void>;
  /** Where “esto sí lo sé” stands for a content of a diagnostic that has ended. */
  appeal(id: string, content: string): Promise<AppealAnswer>;
  diagnosis(id: string, signal?: AbortSignal): Promise<DiagnosisAnswer>;
  /** Of each test the newest that has ended. */
  diagnoses(signal?: AbortSignal): Promise<readonly DiagnosisAnswer[]>;
  engineCheck(signal?: AbortSignal): Promise<EngineCheckAnswer>;
}

export function diagnosticRequests(http: HttpClient): DiagnosticRequests {
  const readStep = (answer: unknown) => readAnswer(diagnosticStepAnswer, answer);
  const list: DiagnosticRequests['list'] = async (signal) =>
    readAnswer(diagnosticsAnswer, await http(DIAGNOSTICS_PATH, { ...(signal && { signal }) })).diagnostics;
  const diagnosis: DiagnosticRequests['diagnosis'] = async (id, signal) =>
    readAnswer(diagnosisAnswer, await http(diagnosisPath(id), { ...(signal && { signal }) }));
  return {
    list,
    begin: async (id, test) => readStep(await http(DIAGNOSTICS_PATH, { method: 'POST', body: { id, test } })),
    step: async (id) => readStep(await http(diagnosticPath(id))),
    answer: async (id, answer) => readStep(await http(diagnosticAnswerPath(id), { method: 'POST', body: answer })),
    end: async (id) => readStep(await http(diagnosticEndPath(id), { method: 'POST' })),
    async claim() {
      await http(DIAGNOSTICS_CLAIM_PATH, { method: 'POST' });
    },
    appeal: async (id, content) =>
      readAnswer(appealAnswer, await http(diagnosticAppealPath(id), { method: 'POST', body: { content } })),
    diagnosis,
    async diagnoses(signal) {
      // The newest come first.
      const ended = (await list(signal)).filter(({ ended: why, answered }) => why !== null && answered > 0);
      const newest = ended.filter(({ test }, at) => ended.findIndex((other) => other.test === test) === at);
      return Promise.all(newest.map(({ id }) => diagnosis(id, signal)));
    },
    engineCheck: async (signal) =>
      readAnswer(engineCheckAnswer, await http(ENGINE_CHECK_PATH, { ...(signal && { signal }) })),
  };
}
