import type { HttpClient } from '@travesia/contracts/page';
import type {
  AttemptRequest,
  AttemptResult,
  AttemptSummary,
  AttemptsAnswer,
  BankAnswer,
  CreateBody,
  DeviceBody,
  EventsBody,
  Feasibility,
  RunningAttempt,
  SubmitAnswer,
} from '../../api/attempts.ts';
import { ATTEMPTS_PATH, BANK_PATH, FEASIBILITY_PATH, resultPath, startPath, submitPath } from '../../api/paths.ts';

/** The service, as pages ask it. */
export function practiceService(http: HttpClient) {
  return {
    attempts: async (signal?: AbortSignal) =>
      ((await http(ATTEMPTS_PATH, { ...(signal && { signal }) })) as AttemptsAnswer).attempts,
    bank: (signal?: AbortSignal) => http(BANK_PATH, { ...(signal && { signal }) }) as Promise<BankAnswer>,
    feasibility: (request: AttemptRequest, signal?: AbortSignal) =>
      http(FEASIBILITY_PATH, { method: 'POST', body: request, ...(signal && { signal }) }) as Promise<Feasibility>,
    /** `id`: made by the page and kept by it, so that a request that is repeated makes one attempt. */
    create: (id: string, request: AttemptRequest) =>
      http(ATTEMPTS_PATH, { method: 'POST', body: { id, request } satisfies CreateBody }) as Promise<AttemptSummary>,
    start: (id: string, device: string) =>
      http(startPath(id), { method: 'POST', body: { device } satisfies DeviceBody }) as Promise<RunningAttempt>,
    submit: (id: string, body: EventsBody) => http(submitPath(id), { method: 'POST', body }) as Promise<SubmitAnswer>,
    result: (id: string, signal?: AbortSignal) =>
      http(resultPath(id), { ...(signal && { signal }) }) as Promise<AttemptResult>,
  };
}
