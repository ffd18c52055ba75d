import { useHost, useSession } from '@travesia/kit-remote';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { arrivalPlace } from './arrival-place.ts';
import { readDestination } from './sign-in-addresses.ts';

/** Sends whoever is signed in on to where they were headed, unless something is still to be `finished` here. */
export function useArrival(finished: boolean): void {
  const host = useHost();
  const { status } = useSession();
  const { location$ } = host;
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = location$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [location$],
  );
  // The host's: while a page hydrates its own still lacks the query. A new one is a new visit, of the same page.
  const location = useSyncExternalStore(subscribe, () => location$.get());
  useEffect(() => {
    if (!finished || status !== 'signed-in') return;
    host.navigate(readDestination(location.search) ?? arrivalPlace(), { replace: true });
  }, [finished, status, host, location]);
}
