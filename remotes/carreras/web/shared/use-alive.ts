import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML, true once the page's code runs: for what needs it to be of any use. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
