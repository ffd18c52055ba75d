import type { HttpClient } from '@travesia/contracts/page';
import type {
  AttemptResult,
  CheckBody,
  CheckedAnswer,
  EventsAnswer,
  EventsBody,
  RunningAttempt,
  SubmitAnswer,
} from '../../api/attempts.ts';
import { checkPath, eventsPath, leasePath, resultPath, startPath, submitPath } from '../../api/paths.ts';

const REQUEST_DEADLINE_MS = 15_000;

/** What a device asks the service about one attempt. Nothing is asked any more once `ended` is aborted. */
export function createAttemptRequests(http: HttpClient, id: string, device: string, ended: AbortSignal) {
  const signal = () => AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]);
  const post = (path: string, body: unknown) => http(path, { method: 'POST', body, signal: signal() });
  return {
    start: async () => (await post(startPath(id), { device })) as RunningAttempt,
    /** Takes the attempt from whatever device has it. */
    lease: async () => (await post(leasePath(id), { device })) as RunningAttempt,
    events: async (body: EventsBody) => (await post(eventsPath(id), body)) as EventsAnswer,
    check: async (body: CheckBody) => (await post(checkPath(id), body)) as CheckedAnswer,
    submit: async (body: EventsBody) => (await post(submitPath(id), body)) as SubmitAnswer,
    result: async () => (await http(resultPath(id), { signal: signal() })) as AttemptResult,
  };
}

export type AttemptRequests = ReturnType<typeof createAttemptRequests>;
