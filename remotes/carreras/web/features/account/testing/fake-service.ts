import type { HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { PREFERENCE_OPERATIONS_PATH } from '../../../../api/paths.ts';
import type { OperationsBody } from '../../../../api/preferences.ts';
import { applyOperation } from '../../../../preferences/apply-operation.ts';
import type { OperationOutcome, PreferenceList, PreferenceOperation } from '../../../../preferences/operation.ts';

/** `deaf`: no request arrives. `mute`: it arrives, and its answer does not. A number: answered with that status. `answer`: in place of its own. */
export type Mood = 'well' | 'deaf' | 'mute' | number | { readonly answer: unknown };

export const failure = (status?: number) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status });

/** The lists of the students as the service keeps them, and how it fares. */
export function createFakeService() {
  const lists = new Map<string, PreferenceList>();
  const outcomes = new Map<string, OperationOutcome>();
  /** Every operation of every request that arrived. */
  const received: PreferenceOperation[] = [];
  let mood: Mood = 'well';
  let session: string | null = 'ana';
  let asked = 0;
  let invalid: string | undefined;

  function apply(uid: string, { operations }: OperationsBody) {
    received.push(...operations);
    if (operations.some(({ program }) => program === invalid)) throw failure(400);
    for (const operation of operations) {
      if (outcomes.has(operation.id)) continue;
      const applied = applyOperation(lists.get(uid) ?? [], operation);
      lists.set(uid, applied.list);
      outcomes.set(operation.id, operation.program === 'nadie' ? 'unknown-program' : applied.outcome);
      if (operation.program === 'nadie')
        lists.set(
          uid,
          applied.list.filter((code) => code !== 'nadie'),
        );
    }
    return operations.map(({ id }) => ({ id, outcome: outcomes.get(id) }));
  }

  const http: HttpClient = async (path, { body, headers } = {}) => {
    asked += 1;
    await Promise.resolve();
    if (mood === 'deaf') throw failure();
    if (typeof mood === 'number') throw failure(mood);
    if (session === null) throw failure(401);
    if (headers?.[EXPECTED_USER_HEADER] !== session) throw failure(409);
    const isChange = path === PREFERENCE_OPERATIONS_PATH;
    // As it comes over the network.
    const answered = isChange && apply(session, JSON.parse(JSON.stringify(body)));
    if (mood === 'mute') throw failure();
    if (typeof mood === 'object') return mood.answer;
    return { revision: received.length, programs: lists.get(session) ?? [], ...(answered && { outcomes: answered }) };
  };

  return {
    http,
    lists,
    received,
    asked: () => asked,
    fare(how: Mood) {
      mood = how;
    },
    signIn(uid: string | null) {
      session = uid;
    },
    refuseBodyWith(program: string) {
      invalid = program;
    },
  };
}
