import type { PageLocation } from '@travesia/contracts/page';
import { useHost } from '@travesia/kit-remote';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageState, pageSearch, pageState, visited } from './page-state.ts';

/** Browsers refuse an address that changes with every letter. */
const ADDRESS_DELAY_MS = 250;

export interface AddressedState {
  readonly state: PageState;
  /** Says by the state until now what it is from now on. The same function as long as the page lives. */
  change(next: (before: PageState) => Partial<PageState>): void;
  /** Writes the address now: before the student leaves by a link, so that coming back finds what they left. */
  settle(): void;
}

/** The page's state, which its address follows, and which follows an address that the student goes to. */
export function usePageState({ pathname, search }: PageLocation): AddressedState {
  const host = useHost();
  const [state, setState] = useState(() => pageState(search));
  /** The address that the state is known to be of; what the student did since is not in it. */
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search) return;
    followed.current = search;
    setState((before) => visited(before, search));
  }, [search]);

  const address = pageSearch(state);
  const settle = useCallback(() => {
    if (address === search) return;
    followed.current = address;
    host.navigate(pathname + address, { replace: true });
  }, [host, pathname, address, search]);
  useEffect(() => {
    const timer = setTimeout(settle, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  const change = useCallback<AddressedState['change']>((next) => {
    setState((before) => ({ ...before, ...next(before) }));
  }, []);
  return { state, change, settle };
}
