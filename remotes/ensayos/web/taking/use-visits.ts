import { useEffect, useEffectEvent } from 'react';
import { ACTIVE_MS_MAX } from '../../api/attempts.ts';

/** Shorter looks are passing by. */
const LEAST_VISIT_MS = 1_000;

/** Says how long a question was on a screen that somebody could see: when it is left, and when the page is. */
export function useVisits(slot: number, report: (slot: number, activeMs: number) => void): void {
  const onReport = useEffectEvent(report);
  useEffect(() => {
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
  }, [slot]);
}
