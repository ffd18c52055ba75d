import type { Locks } from '@travesia/kit-offline';

/** That this tab, and no other one of the browser, writes into an attempt. */
export interface Lease {
  /** `steal`: from another tab, if need be. Rejects where the page has gone. */
  acquire(options?: { readonly steal: boolean }): Promise<void>;
  isHeld(): boolean;
  release(): void;
}

/** `lost`: another tab took it. */
export function createLease(locks: Pick<Locks, 'hold'>, id: string, ended: AbortSignal, lost: () => void): Lease {
  let release: (() => void) | null = null;
  return {
    async acquire(options = { steal: false }) {
      if (release) return;
      let held: (() => void) | null = null;
      const gone = () => {
        if (release !== held) return;
        release = null;
        lost();
      };
      held = await locks.hold(`travesia.ensayos.${id}`, gone, options);
      if (ended.aborted) held?.();
      ended.throwIfAborted();
      release = held;
    },
    isHeld: () => release !== null,
    release: () => release?.(),
  };
}
