import type { EventBus, HttpClient } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER, GOALS_MAX, GOALS_PATH, type GoalsChange } from '@travesia/contracts/slices';
import { isRecord } from './read-answer.ts';
import type { RecordKind } from './stored-record.ts';

/** Programme codes, the main one first. */
export type GoalList = readonly string[];

/** The programme as the main goal, those before it after it. */
export const withGoal = (goals: GoalList, program: string): GoalList =>
  [program, ...goals.filter((code) => code !== program)].slice(0, GOALS_MAX);

export const withoutGoal = (goals: GoalList, program: string): GoalList => goals.filter((code) => code !== program);

function readCodes(value: unknown): GoalList | null {
  return Array.isArray(value) && value.every((code) => typeof code === 'string') ? value : null;
}

function readGoals(value: unknown): GoalList | null {
  if (!isRecord(value) || !Array.isArray(value['goals'])) return null;
  return readCodes(value['goals'].map((goal: unknown) => (isRecord(goal) ? goal['programId'] : undefined)));
}

/** What the student aims at. Other areas hear of a change when the service has it, because that is whom they ask. */
export function goalsRecord(uid: string, http: HttpClient, events: EventBus): RecordKind<GoalList, GoalList> {
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const answered = async (answer: Promise<unknown>): Promise<GoalList> => {
    const goals = readGoals(await answer);
    if (!goals) throw new Error('the answer is not one of the service');
    return goals;
  };
  return {
    name: 'goals',
    empty: [],
    readValue: readCodes,
    readChange: readCodes,
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
