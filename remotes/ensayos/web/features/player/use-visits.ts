import { useEffectEvent, useLayoutEffect } from 'react';
import { ACTIVE_MS_MAX } from '../../../api/attempts.ts';

/** Shorter looks are passing by. */
const LEAST_VISIT_MS = 1_000;

/**
 * Says how long a question was on a screen that somebody could see and `isAsked`: when it is no longer, when it is left,
 * and when the page is. With the layout, so that it is told before what made the question go away has been sent.
 */
export function useVisits(slot: number, isAsked: boolean, report: (slot: number, activeMs: number) => void): void {
  const onReport = useEffectEvent(report);
  useLayoutEffect(() => {
    if (!isAsked) return;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const end = () => {
      if (since === null) return;
      const activeMs = Math.min(ACTIVE_MS_MAX, Math.round(performance.now() - since));
      since = null;
      if (activeMs >= LEAST_VISIT_MS) onReport(slot, activeMs);
    };
    const listener = () => {
      if (document.visibilityState === 'visible') since = performance.now();
      else end();
    };
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      end();
    };
  }, [slot, isAsked]);
}
