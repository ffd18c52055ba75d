import { useEffect } from 'react';

/** Milliseconds of an idle moment that are left to the browser. */
const SPARE_MS = 2;

/**
 * Does `work` with each of `items` in moments in which the browser has nothing else to do; again with another `work`.
 * Only for what is also done when it is asked for: some browsers do not say when they are idle.
 */
export function useWhileIdle<Item>(items: readonly Item[], work: (item: Item) => void): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const left = items.values();
    let callback = 0;
    function goOn(deadline: IdleDeadline): void {
      while (deadline.timeRemaining() > SPARE_MS) {
        const { value, done } = left.next();
        if (done) return;
        work(value);
      }
      callback = requestIdleCallback(goOn);
    }
    callback = requestIdleCallback(goOn);
    return () => cancelIdleCallback(callback);
  }, [items, work]);
}
