import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Run } from './run.ts';

const isFlat = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same figures and words, one level deep. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isFlat(one) || !isFlat(other)) return false;
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([key, value], at) => key === others[at]?.[0] && Object.is(value, others[at]?.[1]))
  );
}

/**
 * What `select` finds in the state, for controls and words: told after each thing that is done, and twice a second while
 * time runs. It selects numbers and words, or a new list or object of them: the state itself changes in its place.
 */
export function useSettled<State, Input, Selected>(
  run: Run<State, Input>,
  select: (state: State, run: Run<State, Input>) => Selected,
): Selected {
  const found = useRef<{ readonly version: number; readonly by: unknown; readonly value: Selected } | null>(null);
  const subscribe = useCallback((changed: () => void) => run.subscribe(changed), [run]);
  return useSyncExternalStore(subscribe, () => {
    const last = found.current;
    if (last?.version === run.version && last.by === select) return last.value;
    const value = select(run.state, run);
    found.current = { version: run.version, by: select, value: last && isSame(last.value, value) ? last.value : value };
    return found.current.value;
  });
}
