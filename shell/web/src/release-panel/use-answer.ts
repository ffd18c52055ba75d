import { useEffect, useState } from 'react';

export type Answer<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'here'; readonly value: T }
  | { readonly status: 'failed' };

/** Asks once. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'waiting' });
  useEffect(() => {
    let current = true;
    const settle = (next: Answer<T>) => {
      if (current) setAnswer(next);
    };
    ask().then(
      (value) => settle({ status: 'here', value }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return answer;
}
