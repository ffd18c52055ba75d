import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** Absent where the browser shows no element alone, as on a phone of Apple. */
  readonly toggle?: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  const toggle = useCallback(() => {
    // Where the browser refuses, all stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element.current?.requestFullscreen().catch(() => undefined);
  }, [element]);
  return document.fullscreenEnabled ? { isFull, toggle } : { isFull };
}
