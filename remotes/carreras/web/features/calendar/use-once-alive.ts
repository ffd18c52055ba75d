import { useEffect, useState } from 'react';

/** What `load` brings, once the page is alive; `null` until it is here, and where it does not come. */
export function useOnceAlive<T extends object>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded(module),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}
