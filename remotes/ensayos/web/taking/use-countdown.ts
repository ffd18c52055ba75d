import { useEffect, useState } from 'react';
import type { Remaining } from '../attempt/attempt-session.ts';

const TICK_MS = 250;

/** Whole seconds that are left, counted by a clock that no change of the device's own can move. */
export function useCountdown(remaining: Remaining | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!remaining) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [remaining]);
  if (!remaining) return null;
  return Math.max(0, Math.ceil((remaining.ms - Math.max(0, now - remaining.at)) / 1000));
}
