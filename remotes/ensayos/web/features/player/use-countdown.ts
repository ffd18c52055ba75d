import { timeLeft } from '@travesia/kit-offline';
import { useEffect, useState } from 'react';
import type { Remaining } from '../attempt/attempt-view.ts';
import { secondsLeft } from '../attempt/seconds-left.ts';

const TICK_MS = 250;

/** {@link secondsLeft} as they go by, counted by a clock that no change of the device's own can move. */
export function useCountdown(remaining: Remaining): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(remaining, performance.now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsLeft(remaining, performance.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [remaining]);
  return seconds;
}

/** Whether the service's time is up, without a render while it is not: everything that is asked hangs below. */
export function useIsTimeUp(remaining: Remaining | null): boolean {
  // The one that ran out: what the service says next may be more.
  const [ranOut, setRanOut] = useState<Remaining | null>(null);
  useEffect(() => {
    if (!remaining) return;
    const timer = setTimeout(() => setRanOut(remaining), timeLeft(remaining, performance.now()));
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining !== null && remaining === ranOut && remaining.isConfirmed;
}
