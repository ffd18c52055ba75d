import type { HttpClient } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  OWN_SCORES_PATH,
  type OwnScoreFactor,
  type OwnScoresChange,
} from '@travesia/contracts/slices';
import * as z from 'zod/mini';

const ownScoresAnswer = z.object({ scores: z.record(z.string(), z.number()) });

/** One of the student's own scores, in the slice that keeps them. Rejects where it cannot be asked now, or answers otherwise. */
export function accountScore(uid: string, factor: OwnScoreFactor, http: HttpClient) {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  return {
    /** `null` where the student wrote none. */
    async read(signal: AbortSignal): Promise<number | null> {
      const { scores } = ownScoresAnswer.parse(await http(OWN_SCORES_PATH, { headers, signal }));
      return scores[factor] ?? null;
    },
    async write(value: number): Promise<void> {
      const body: OwnScoresChange = { scores: { [factor]: value } };
      await http(OWN_SCORES_PATH, { method: 'PUT', body, headers });
    },
  };
}
