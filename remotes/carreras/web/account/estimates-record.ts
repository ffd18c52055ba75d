import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, SCORE_ESTIMATES_PATH, type TestScoreEstimate } from '@travesia/contracts/slices';
import { isRecord } from './read-answer.ts';
import type { RecordKind } from './stored-record.ts';
import { isTest } from './test-factors.ts';

export type Estimates = readonly TestScoreEstimate[];

function readEstimate(value: unknown): TestScoreEstimate | null {
  if (!isRecord(value)) return null;
  const { test, low, middle, high, results, questions, newestAt } = value;
  const isNumber = (one: unknown): one is number => typeof one === 'number';
  return isTest(test) &&
    isNumber(low) &&
    isNumber(middle) &&
    isNumber(high) &&
    isNumber(results) &&
    isNumber(questions) &&
    typeof newestAt === 'string'
    ? { test, low, middle, high, results, questions, newestAt }
    : null;
}

function readEstimates(value: unknown): Estimates | null {
  return Array.isArray(value) ? value.flatMap((entry: unknown) => readEstimate(entry) ?? []) : null;
}

/** What the slice of practice tests says that the student would have. It is kept to be there without it, and never changed here. */
export function estimatesRecord(uid: string, http: HttpClient): RecordKind<Estimates, never> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  async function load(signal: AbortSignal): Promise<Estimates> {
    const answer = await http(SCORE_ESTIMATES_PATH, { headers, signal });
    const estimates = isRecord(answer) ? readEstimates(answer['estimates']) : null;
    if (!estimates) throw new Error('the answer is not one of the service');
    return estimates;
  }
  return {
    name: 'estimates',
    empty: [],
    readValue: readEstimates,
    readChange: () => null,
    merge: (_, after) => after,
    apply: (value) => value,
    load,
    send: (_, signal) => load(signal),
  };
}
