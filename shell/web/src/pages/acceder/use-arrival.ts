import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect } from 'react';
import { readDestination, SETTINGS_PATH } from './sign-in-addresses.ts';

/** Sends whoever is signed in on to where they were headed, unless something is still to be `finished` here. */
export function useArrival(finished: boolean): void {
  const host = useHost();
  const { status } = useSession();
  useEffect(() => {
    if (!finished || status !== 'signed-in') return;
    // The host's location: while a page hydrates its own still lacks the query.
    host.navigate(readDestination(host.location$.get().search) ?? SETTINGS_PATH, { replace: true });
  }, [finished, status, host]);
}
