// What reads the service's answers and what the browser kept: it comes after the game.
import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { doneAnswer, type RunBody, runAnswer, runBody } from '../../../api/challenges.ts';
import { CHALLENGES_PATH } from '../../../api/paths.ts';

export const readKeptRun = (kept: unknown): RunBody | null => runBody.safeParse(kept).data ?? null;

/** A request that takes longer is given up; sending it again does no harm. */
const REQUEST_DEADLINE_MS = 15_000;

/** What is asked of the service, for one student. Everything rejects as `http` does. */
export function createProgressRequests(uid: string, http: HttpClient, ended: AbortSignal) {
  const ask = (body?: object) =>
    http(CHALLENGES_PATH, {
      ...(body && { method: 'POST', body }),
      headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) },
      signal: AbortSignal.any([ended, AbortSignal.timeout(REQUEST_DEADLINE_MS)]),
    });
  return {
    done: async () => readAnswer(doneAnswer, await ask()).challenges,
    send: async (run: RunBody) => readAnswer(runAnswer, await ask(run)),
  };
}
