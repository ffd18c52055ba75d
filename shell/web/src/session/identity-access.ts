import type { IdentityConfig } from '@travesia/contracts/slices';
import { useSyncExternalStore } from 'react';
import type { IdentityClient } from './identity-client.ts';

/** What the shell's own pages may do with the session. */
export interface IdentityAccess {
  readonly config: IdentityConfig;
  /**
   * Rejects when the provider's library cannot be loaded; the next call tries again. Always rejects in a document that
   * did not begin at a page of the provider's.
   */
  client(): Promise<IdentityClient>;
  /** Also closes the sessions of every other device. */
  signOutEverywhere(): Promise<void>;
  /** This browser does not send back the cookie it was given: nobody can be signed in with it. */
  readonly losesCookie?: true;
}

/** `unknown` in prerendered HTML and until the shell has started. */
export type IdentityState =
  | { readonly status: 'unknown' }
  | { readonly status: 'absent' }
  | { readonly status: 'open'; readonly access: IdentityAccess };

const UNKNOWN: IdentityState = { status: 'unknown' };

let state: IdentityState = UNKNOWN;
const listeners = new Set<() => void>();

/** `null`: accounts are not open here. */
export function provideIdentity(access: IdentityAccess | null): void {
  state = access ? { status: 'open', access } : { status: 'absent' };
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useIdentity(): IdentityState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
}
