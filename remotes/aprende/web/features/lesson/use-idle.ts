import { useEffect, useState } from 'react';

/** What somebody does who is at work. */
const SIGNS = ['keydown', 'pointerdown', 'input', 'scroll', 'wheel'] as const;

/** True once nobody has done anything for `ms`, and from then on; the clock stands still while the page is out of sight. */
export function useIdle(ms: number, isWatched: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWatched || isIdle) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin(): void {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setIdle(true), ms);
    }
    const options = { passive: true, capture: true } as const;
    for (const sign of SIGNS) addEventListener(sign, begin, options);
    document.addEventListener('visibilitychange', begin);
    begin();
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, options);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [ms, isWatched, isIdle]);
  return isIdle;
}
