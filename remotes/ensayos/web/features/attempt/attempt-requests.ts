import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { checkedAnswer, eventsAnswer, lateAnswers, runningAttempt, submitAnswer } from '../../../api/answers.ts';
import type { CheckBody, EventsBody } from '../../../api/attempts.ts';
import { checkPath, eventsPath, leasePath, resultPath, startPath, submitPath } from '../../../api/paths.ts';

const REQUEST_DEADLINE_MS = 15_000;

/**
 * What a device asks the service about one attempt. Nothing is asked any more once `ended` is aborted. An answer that
 * cannot be read counts as none: what was sent stays on the disk and is sent again.
 */
export function createAttemptRequests(http: HttpClient, id: string, device: string, ended: AbortSignal) {
  const signal = () => AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]);
  const post = (path: string, body: unknown) => http(path, { method: 'POST', body, signal: signal() });
  return {
    start: async () => readAnswer(runningAttempt, await post(startPath(id), { device })),
    /** Takes the attempt from whatever device has it. */
    lease: async () => readAnswer(runningAttempt, await post(leasePath(id), { device })),
    events: async (body: EventsBody) => readAnswer(eventsAnswer, await post(eventsPath(id), body)),
    check: async (body: CheckBody) => readAnswer(checkedAnswer, await post(checkPath(id), body)),
    submit: async (body: EventsBody) => readAnswer(submitAnswer, await post(submitPath(id), body)),
    late: async () => readAnswer(lateAnswers, await http(resultPath(id), { signal: signal() })),
  };
}

export type AttemptRequests = ReturnType<typeof createAttemptRequests>;
