import { useSyncExternalStore } from 'react';
import { type ChileanTime, chileanTime } from '../../../admission/calendar.ts';

const MINUTE_MS = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  // Timers of a page in the background may have stood still.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * The time in Chile by the student's device, to the minute; `null` in prerendered HTML, which has to stay true, and
 * while it is hydrated.
 */
export function useChileanTime(): ChileanTime | null {
  return useSyncExternalStore(
    subscribe,
    () => chileanTime(new Date()),
    () => null,
  );
}
