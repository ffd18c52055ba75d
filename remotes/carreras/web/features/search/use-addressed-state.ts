import type { PageLocation } from '@travesia/contracts/page';
import { useHost } from '@travesia/kit-remote';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes with every letter. */
const ADDRESS_DELAY_MS = 250;

/** How a state is written into the query of an address and read from it. */
export interface AddressForm<State> {
  read(search: string): State;
  /** With its leading `?`, or empty. */
  write(state: State): string;
  /** The state after a visit to an address. */
  visited(left: State, search: string): State;
}

export interface AddressedState<State> {
  readonly state: State;
  /** Says by the state until now what it is from now on. The same function as long as the page lives. */
  change(next: (before: State) => Partial<State>): void;
  /** Writes the address now: before the student leaves by a link, so that coming back finds what they left. */
  settle(): void;
}

/** The page's state, which its address follows, and which follows an address that the student goes to. */
export function useAddressedState<State extends object>(
  { pathname, search }: PageLocation,
  form: AddressForm<State>,
): AddressedState<State> {
  const host = useHost();
  const [state, setState] = useState(() => form.read(search));
  /** The address that the state is known to be of; what the student did since is not in it. */
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search) return;
    followed.current = search;
    setState((before) => form.visited(before, search));
  }, [search, form]);

  const address = form.write(state);
  const settle = useCallback(() => {
    if (address === search) return;
    followed.current = address;
    host.navigate(pathname + address, { replace: true });
  }, [host, pathname, address, search]);
  useEffect(() => {
    const timer = setTimeout(settle, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  const change = useCallback<AddressedState<State>['change']>((next) => {
    setState((before) => ({ ...before, ...next(before) }));
  }, []);
  return { state, change, settle };
}
