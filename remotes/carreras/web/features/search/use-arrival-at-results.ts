import { type RefObject, useEffect, useRef } from 'react';

/** The place of what was found, on every page that searches: whoever is sent there begins there. */
export const RESULTS_ID = 'resultados';

/**
 * Brings what was found onto the screen, with the focus, for whoever came to its place.
 *
 * @param hash of the address that the page was opened at.
 * @param isSettled whether what stands above the list is there: it may come with the scores.
 * @returns what the list is given as `ref`, with `tabIndex={-1}`.
 */
export function useArrivalAtResults(hash: string, isSettled: boolean): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const hasArrived = useRef(false);
  // The list comes after the page, when nobody looks for the place any more.
  useEffect(() => {
    if (hash !== `#${RESULTS_ID}`) hasArrived.current = false;
    else if (isSettled && !hasArrived.current) {
      hasArrived.current = true;
      results.current?.scrollIntoView();
      results.current?.focus({ preventScroll: true });
    }
  }, [hash, isSettled]);
  return results;
}
