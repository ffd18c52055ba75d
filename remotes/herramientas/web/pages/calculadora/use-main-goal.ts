import { GOALS_PATH } from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useState } from 'react';
import type { MainGoal } from './read-goal.ts';

/** What the student who is signed in aims at, asked of the service that keeps it and again when it is said to change. */
export function useMainGoal(): MainGoal | null {
  const { http, events } = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const [goal, setGoal] = useState<MainGoal | null>(null);
  useEffect(() => {
    if (uid === null) return undefined;
    let asked = new AbortController();
    async function load(signal: AbortSignal): Promise<void> {
      // What reads answers weighs more than the page, which most read without an account.
      const [answer, { readMainGoal }] = await Promise.all([http(GOALS_PATH, { signal }), import('./read-goal.ts')]);
      if (!signal.aborted) setGoal(readMainGoal(answer));
    }
    const ask = () => {
      asked.abort();
      asked = new AbortController();
      // The calculator does without: a goal that cannot be had is not shown.
      load(asked.signal).catch(() => {});
    };
    ask();
    const subscription = events.on('goal/changed', ask);
    return () => {
      subscription.unsubscribe();
      asked.abort();
      setGoal(null);
    };
  }, [uid, http, events]);
  return goal;
}
