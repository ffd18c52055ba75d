import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** What a link carries behind `#`; `null` while the page is made without a browser, empty where there is nothing. */
export function useLinkToken(hash: string): string | null {
  return useSyncExternalStore(
    nothing,
    () => hash.slice(1),
    () => null,
  );
}
