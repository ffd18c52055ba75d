import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** What the service answers, asked again by `retry` and when the page comes back on the screen. `load` must be stable. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): { readonly loaded: Loaded<T>; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const ended = new AbortController();
    load(ended.signal).then(
      (value) => {
        if (!ended.signal.aborted) setLoaded({ status: 'loaded', value });
      },
      (error) => {
        if (ended.signal.aborted) return;
        setLoaded((before) => (before.status === 'loaded' ? before : { status: 'failed', error }));
      },
    );
    return () => ended.abort();
  }, [load, round]);
  return { loaded, retry: useCallback(() => setRound((before) => before + 1), []) };
}
