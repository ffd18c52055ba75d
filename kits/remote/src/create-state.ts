import type { StateStream } from '@travesia/contracts/page';

/** A value that changes, and the stream of it that others may see. */
export function createState<T>(initial: T): { readonly stream: StateStream<T>; set(next: T): void } {
  let value = initial;
  const listeners = new Set<(next: T) => void>();
  return {
    stream: {
      get: () => value,
      subscribe(next) {
        const listener = (changed: T) => next(changed);
        listeners.add(listener);
        listener(value);
        return { unsubscribe: () => listeners.delete(listener) };
      },
    },
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
  };
}
