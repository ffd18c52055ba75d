import { useEffect, useState } from 'react';

export type LoadState<T> =
  /** Nobody has wanted it. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/** What `load` brings, once it is wanted. `load` is the same function as long as the component lives. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): LoadState<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const show = (next: LoadState<T>) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (value) => show({ status: 'loaded', value }),
      () =>
        show({
          status: 'failed',
          retry: () => {
            setState({ status: 'loading' });
            setAttempt((before) => before + 1);
          },
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);
  return isWanted || state.status === 'loaded' ? state : { status: 'idle' };
}
