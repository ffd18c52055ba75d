import type { HttpClient } from '@travesia/contracts/page';
import {
  EXPECTED_USER_HEADER,
  type FoundProgram,
  GOALS_PATH,
  type GoalProgram,
  PROGRAMS_PATH,
  PROGRAMS_QUERY_MAX,
  PROGRAMS_QUERY_PARAM,
} from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { useEffect, useState } from 'react';
import { goalProgramsAnswer, programsAnswer } from '../../../api/answers.ts';
import type { Draft } from '../../../start/draft.ts';
import { INTEREST_WORDS } from '../../../start/interests.ts';

export interface Candidate {
  readonly programId: string;
  readonly program: GoalProgram;
  readonly city?: string;
  /** The student chose it: else it is proposed, near what they want to study. */
  readonly isChosen: boolean;
}

/** Searches of one page: each is an answer of eight programmes. */
const SEARCHES_MAX = 3;

/** The same career elsewhere; without a goal, what goes with the interests. */
function queriesOf(goals: readonly GoalProgram[], interests: Draft['interests']): readonly string[] {
  const names = [...new Set(goals.map(({ name }) => name.slice(0, PROGRAMS_QUERY_MAX)))];
  const areas = interests.flatMap((interest) => INTEREST_WORDS[interest].areas.map(({ name }) => name));
  return (names.length > 0 ? names : areas).slice(0, SEARCHES_MAX);
}

/** Those of the account, where there is one, before those of this browser. */
async function chosenBy(http: HttpClient, uid: string | null, goals: Draft['goals'], signal: AbortSignal) {
  const here = goals.map((goal) => ({ ...goal, isChosen: true }));
  if (uid === null) return here;
  const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
  const kept = await http(GOALS_PATH, { headers, signal }).then(
    (answer) => readAnswer(goalProgramsAnswer, answer).goals,
    () => [],
  );
  const there = kept.flatMap(({ programId, program }) => (program ? [{ programId, program, isChosen: true }] : []));
  return [...there, ...here.filter(({ programId }) => !there.some((goal) => goal.programId === programId))];
}

async function proposedFor(http: HttpClient, queries: readonly string[], signal: AbortSignal) {
  const found = await Promise.all(
    queries.map((query) =>
      http(PROGRAMS_PATH, { query: { [PROGRAMS_QUERY_PARAM]: query }, signal }).then(
        (answer) => readAnswer(programsAnswer, answer).programs,
        // Proposals are nothing that one has to have.
        (): readonly FoundProgram[] => [],
      ),
    ),
  );
  return found.flat().map((program) => ({ ...program, isChosen: false }));
}

/** What the student chose, and what is near it; `null` while nobody knows. */
export function useProposals(uid: string | null, draft: Draft): readonly Candidate[] | null {
  const { http } = useHost();
  // The draft is read anew with each answer that waits; what is wanted is not.
  const wanted = JSON.stringify([draft.goals, draft.interests]);
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    async function load(): Promise<void> {
      const [goals, interests] = JSON.parse(wanted) as [Draft['goals'], Draft['interests']];
      const chosen = await chosenBy(http, uid, goals, signal);
      const queries = queriesOf(
        chosen.map(({ program }) => program),
        interests,
      );
      const proposed = await proposedFor(http, queries, signal);
      const all = [...new Map([...chosen, ...proposed].toReversed().map((one) => [one.programId, one])).values()];
      if (!signal.aborted) setCandidates(all.toReversed());
    }
    void load();
    return () => ended.abort();
  }, [http, uid, wanted]);
  return candidates;
}
