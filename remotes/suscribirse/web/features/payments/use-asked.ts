import { useCallback, useEffect, useState } from 'react';

export type Asked<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'answered'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/** What the service answers; `again` asks once more, what was there staying meanwhile. `ask` must be stable. */
export function useAsked<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [asked, setAsked] = useState<Asked<T>>({ status: 'asking' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const ended = new AbortController();
    ask(ended.signal).then(
      (value) => {
        if (!ended.signal.aborted) setAsked({ status: 'answered', value });
      },
      (error) => {
        if (ended.signal.aborted) return;
        setAsked((before) => (before.status === 'answered' ? before : { status: 'failed', error }));
      },
    );
    return () => ended.abort();
  }, [ask, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const replace = useCallback((value: T) => setAsked({ status: 'answered', value }), []);
  return { asked, again, replace };
}
