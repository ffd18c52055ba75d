import { useEffect, useRef } from 'react';

/** Milliseconds for which the page was looked at since `key` changed. */
export function useLookedAt(key: string): () => number {
  const watch = useRef({ sumMs: 0, since: null as number | null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins anew
  useEffect(() => {
    const now = () => performance.now();
    const look = () => {
      const { sumMs, since } = watch.current;
      if (document.visibilityState === 'visible') watch.current = { sumMs, since: since ?? now() };
      else watch.current = { sumMs: sumMs + (since === null ? 0 : now() - since), since: null };
    };
    watch.current = { sumMs: 0, since: null };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key]);
  return () => {
    const { sumMs, since } = watch.current;
    return Math.round(sumMs + (since === null ? 0 : performance.now() - since));
  };
}
