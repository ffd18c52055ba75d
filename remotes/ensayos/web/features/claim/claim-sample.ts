import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { claimAnswer, claimedAnswer } from '../../../api/answers.ts';
import type { AttemptSummary, ClaimBody } from '../../../api/attempts.ts';
import { CLAIM_PATH } from '../../../api/paths.ts';
import type { AttemptStorage } from '../attempt/attempt-storage.ts';

/** What was done without an account in this browser, by whomever. */
export async function offeredAttempts(
  http: HttpClient,
  signal?: AbortSignal,
): Promise<readonly Pick<AttemptSummary, 'id'>[]> {
  return readAnswer(claimAnswer, await http(CLAIM_PATH, { ...(signal && { signal }) })).attempts;
}

/**
 * Moves attempts that the student has said are theirs, as many requests as it takes. Interrupted, it goes on when it is
 * asked again. What waits of them on this device is the student's too from here on.
 */
export async function claimAttempts(
  http: HttpClient,
  storage: AttemptStorage,
  uid: string,
  ids: readonly string[],
): Promise<void> {
  for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
    const body: ClaimBody = { attempts: ids };
    const answer = readAnswer(claimedAnswer, await http(CLAIM_PATH, { method: 'POST', body }));
    if (answer.left >= left) throw new Error('the claim does not come to its end');
    left = answer.left;
  }
  for (const id of ids) await storage.give(id, uid).catch(() => undefined);
}
