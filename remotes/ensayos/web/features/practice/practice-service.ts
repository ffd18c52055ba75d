import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import {
  attemptResult,
  attemptSummary,
  attemptsAnswer,
  bankAnswer,
  feasibility,
  mostNeededAnswer,
  runningAttempt,
  submitAnswer,
} from '../../../api/answers.ts';
import type { AttemptRequest, CreateBody, DeviceBody, EventsBody } from '../../../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  BANK_PATH,
  FEASIBILITY_PATH,
  MOST_NEEDED_PATH,
  resultPath,
  startPath,
  submitPath,
} from '../../../api/paths.ts';

/** The service, as pages ask it. */
export function practiceService(http: HttpClient) {
  const get = (path: string, signal?: AbortSignal) => http(path, { ...(signal && { signal }) });
  const post = (path: string, body: unknown, signal?: AbortSignal) =>
    http(path, { method: 'POST', body, ...(signal && { signal }) });
  return {
    attempts: async (signal?: AbortSignal) =>
      readRows(attemptSummary, readAnswer(attemptsAnswer, await get(ATTEMPTS_PATH, signal)).attempts),
    mostNeeded: async (signal?: AbortSignal) =>
      readAnswer(mostNeededAnswer, await get(MOST_NEEDED_PATH, signal)).practices,
    bank: async (signal?: AbortSignal) => readAnswer(bankAnswer, await get(BANK_PATH, signal)),
    feasibility: async (request: AttemptRequest, signal?: AbortSignal) =>
      readAnswer(feasibility, await post(FEASIBILITY_PATH, request, signal)),
    /** `id`: made by the page and kept by it, so that a request that is repeated makes one attempt. */
    create: async (id: string, request: AttemptRequest) =>
      readAnswer(attemptSummary, await post(ATTEMPTS_PATH, { id, request } satisfies CreateBody)),
    start: async (id: string, device: string) =>
      readAnswer(runningAttempt, await post(startPath(id), { device } satisfies DeviceBody)),
    submit: async (id: string, body: EventsBody) => readAnswer(submitAnswer, await post(submitPath(id), body)),
    result: async (id: string, signal?: AbortSignal) => readAnswer(attemptResult, await get(resultPath(id), signal)),
  };
}
