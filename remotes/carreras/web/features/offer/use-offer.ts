import { useEffect, useState } from 'react';
import { loadOffer, type SearchableOffer } from './load-offer.ts';

export type OfferState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly offer: SearchableOffer }
  | { readonly status: 'failed'; readonly retry: () => void };

export function useOffer(): OfferState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OfferState>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: OfferState) => {
      if (isCurrent) setState(next);
    };
    loadOffer().then(
      (offer) => show({ status: 'loaded', offer }),
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
  }, [attempt]);
  return state;
}
