/** One thing at a time: what one answer says must not be undone by another one that was on its way longer. */
export interface Turns {
  isBusy(): boolean;
  /** Runs `work` after everything that was taken before; not any more once it has `ended`. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(ended: AbortSignal, onIdle: () => void): Turns {
  let last: Promise<unknown> | null = null;
  return {
    isBusy: () => last !== null,
    take(work) {
      const done = (last ?? Promise.resolve()).then(() => {
        ended.throwIfAborted();
        return work();
      });
      const own = done
        .catch(() => undefined)
        .then(() => {
          if (last !== own) return;
          last = null;
          onIdle();
        });
      last = own;
      return done;
    },
  };
}
