import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Whether nothing has been done for so long on a page that somebody could see, while that `isWatched`: no key, no press, no
 * scrolling. Once it is so it stays.
 */
export function useSilence(isWatched: boolean, ms: number): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setSilent(true), ms);
    };
    begin();
    for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, begin);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isWatched, ms]);
  return isWatched && isSilent;
}
