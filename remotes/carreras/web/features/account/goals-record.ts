import type { EventBus, HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, GOALS_MAX, GOALS_PATH, type GoalsChange } from '@travesia/contracts/slices';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import * as z from 'zod/mini';
import { goalsAnswer } from '../../../api/answers.ts';
import { readStored } from './read-stored.ts';
import type { RecordKind } from './stored-record.ts';

/** Programme codes, the main one first. */
export type GoalList = readonly string[];

/** The programme as the main goal, those before it after it. */
export const withGoal = (goals: GoalList, program: string): GoalList =>
  [program, ...goals.filter((code) => code !== program)].slice(0, GOALS_MAX);

export const withoutGoal = (goals: GoalList, program: string): GoalList => goals.filter((code) => code !== program);

const codes = z.array(z.string());

/** What the student aims at. Other areas hear of a change when the service has it, because that is whom they ask. */
export function goalsRecord(uid: string, http: HttpClient, events: EventBus): RecordKind<GoalList, GoalList> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const answered = async (answer: Promise<unknown>): Promise<GoalList> => {
    const { goals } = readAnswer(goalsAnswer, await answer);
    return goals.map(({ programId }) => programId);
  };
  return {
    name: 'goals',
    empty: [],
    readValue: (kept) => readStored(codes, kept),
    readChange: (kept) => readStored(codes, kept),
    merge: (_, after) => after,
    apply: (_, change) => change,
    load: (signal) => answered(http(GOALS_PATH, { headers, signal })),
    async send(programIds, signal) {
      const body: GoalsChange = { programIds };
      const goals = await answered(http(GOALS_PATH, { method: 'PUT', body, headers, signal }));
      events.emit('goal/changed', { programId: goals[0] ?? null });
      return goals;
    },
  };
}
