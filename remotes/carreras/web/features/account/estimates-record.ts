import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, SCORE_ESTIMATES_PATH, type TestScoreEstimate } from '@travesia/contracts/slices';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import { estimatesAnswer, testScoreEstimate } from '../../../api/answers.ts';
import { readStoredRows } from './read-stored.ts';
import type { RecordKind } from './stored-record.ts';

export type Estimates = readonly TestScoreEstimate[];

/** What the slice of practice tests says that the student would have. It is kept to be there without it, and never changed here. */
export function estimatesRecord(uid: string, http: HttpClient): RecordKind<Estimates, never> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  async function load(signal: AbortSignal): Promise<Estimates> {
    const { estimates } = readAnswer(estimatesAnswer, await http(SCORE_ESTIMATES_PATH, { headers, signal }));
    return readRows(testScoreEstimate, estimates);
  }
  return {
    name: 'estimates',
    empty: [],
    readValue: (kept) => readStoredRows(testScoreEstimate, kept),
    readChange: () => null,
    merge: (_, after) => after,
    apply: (value) => value,
    load,
    send: (_, signal) => load(signal),
  };
}
