import type { HttpClient } from '@travesia/contracts/page';
import { GOALS_PATH, type Goal, type GoalProgram, SCORE_ESTIMATES_PATH } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import { useCallback } from 'react';
import { goalsAnswer } from '../../../api/other-slices.ts';
import { estimatesAnswer, testEstimate } from '../../../api/score-estimates.ts';
import { useLoaded } from '../practice/use-loaded.ts';
import type { KnownScores } from './goal-texts.ts';

/** A goal whose programme is known. */
export type KnownGoal = Goal & { readonly program: GoalProgram };

export interface Goals {
  /** In the student's order. */
  readonly goals: readonly KnownGoal[];
  readonly scores: KnownScores;
}

/** What other graded tests say. Scores that cannot be had are scores that are not known. */
async function loadScores(http: HttpClient, signal: AbortSignal): Promise<KnownScores> {
  try {
    const { estimates } = readAnswer(estimatesAnswer, await http(SCORE_ESTIMATES_PATH, { signal }));
    return Object.fromEntries(readRows(testEstimate, estimates).map(({ test, middle }) => [test, middle]));
  } catch {
    return {};
  }
}

async function loadGoals(http: HttpClient, signal: AbortSignal): Promise<Goals> {
  const answer = readAnswer(goalsAnswer, await http(GOALS_PATH, { signal }));
  const goals = answer.goals.flatMap((goal) => (goal.program ? [{ ...goal, program: goal.program }] : []));
  return { goals, scores: goals.length > 0 ? await loadScores(http, signal) : {} };
}

const NONE: Goals = { goals: [], scores: {} };

/** The programmes that the student aims at, which the area of careers keeps; `null` until they are known. `isAsked`: they are wanted. */
export function useGoals(isAsked: boolean): Goals | null {
  const { http } = useHost();
  const { loaded } = useLoaded(
    useCallback((signal: AbortSignal) => (isAsked ? loadGoals(http, signal) : Promise.resolve(NONE)), [http, isAsked]),
  );
  return loaded.status === 'loaded' ? loaded.value : null;
}
