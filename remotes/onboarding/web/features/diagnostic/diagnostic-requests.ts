import type { HttpClient } from '@travesia/contracts/page';
import { DIAGNOSES_PATH, type TestDiagnosis } from '@travesia/contracts/slices';
import type { TestId } from '@travesia/contracts/temario';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import {
  diagnosesAnswer,
  diagnosisAnswer,
  diagnosticStepAnswer,
  diagnosticsAnswer,
  engineCheckAnswer,
} from '../../../api/answers.ts';
import {
  DIAGNOSTICS_CLAIM_PATH,
  DIAGNOSTICS_PATH,
  type DiagnosticStepAnswer,
  type DiagnosticSummary,
  diagnosisPath,
  diagnosticAnswerPath,
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
  /** Of each test the newest that has ended. */
  diagnoses(isStudent: boolean, signal?: AbortSignal): Promise<readonly TestDiagnosis[]>;
  engineCheck(signal?: AbortSignal): Promise<EngineCheckAnswer>;
}

export function diagnosticRequests(http: HttpClient): DiagnosticRequests {
  const readStep = (answer: unknown) => readAnswer(diagnosticStepAnswer, answer);
  const list: DiagnosticRequests['list'] = async (signal) =>
    readAnswer(diagnosticsAnswer, await http(DIAGNOSTICS_PATH, { ...(signal && { signal }) })).diagnostics;
  return {
    list,
    begin: async (id, test) => readStep(await http(DIAGNOSTICS_PATH, { method: 'POST', body: { id, test } })),
    step: async (id) => readStep(await http(diagnosticPath(id))),
    answer: async (id, answer) => readStep(await http(diagnosticAnswerPath(id), { method: 'POST', body: answer })),
    end: async (id) => readStep(await http(diagnosticEndPath(id), { method: 'POST' })),
    async claim() {
      await http(DIAGNOSTICS_CLAIM_PATH, { method: 'POST' });
    },
    async diagnoses(isStudent, signal) {
      const asked = { ...(signal && { signal }) };
      if (isStudent) return readAnswer(diagnosesAnswer, await http(DIAGNOSES_PATH, asked)).diagnoses;
      // The newest come first.
      const ended = (await list(signal)).filter(({ ended: why, answered }) => why !== null && answered > 0);
      const newest = ended.filter(({ test }, at) => ended.findIndex((other) => other.test === test) === at);
      return Promise.all(
        newest.map(async ({ id }) => readAnswer(diagnosisAnswer, await http(diagnosisPath(id), asked))),
      );
    },
    engineCheck: async (signal) =>
      readAnswer(engineCheckAnswer, await http(ENGINE_CHECK_PATH, { ...(signal && { signal }) })),
  };
}
