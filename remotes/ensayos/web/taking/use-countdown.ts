import { useEffect, useState } from 'react';
import type { Remaining } from '../attempt/attempt-session.ts';

const TICK_MS = 250;

/** Whole seconds that are left. `now`: by the page's monotonic clock. */
export function secondsLeft({ ms, at }: Remaining, now: number): number {
  return Math.max(0, Math.ceil((ms - Math.max(0, now - at)) / 1000));
}

/** {@link secondsLeft} as they go by, counted by a clock that no change of the device's own can move. */
export function useCountdown(remaining: Remaining | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!remaining) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [remaining]);
  return remaining && secondsLeft(remaining, now);
}
