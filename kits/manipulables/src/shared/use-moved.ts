import { useCallback, useState } from 'react';

/** A state that can go back to where it began. */
export function useMoved<State>(begin: () => State) {
  const [state, setState] = useState(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a lesson says does not change under who reads it
  const reset = useCallback(() => setState(begin()), []);
  return [state, setState, reset] as const;
}
