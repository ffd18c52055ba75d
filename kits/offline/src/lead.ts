import type { Locks } from './browser-ports.ts';

/** Runs `work` where no other tab of the browser leads under `name`. Resolves with whether this one did. */
export async function lead(locks: Pick<Locks, 'hold'>, name: string, work: () => Promise<void>): Promise<boolean> {
  const release = await locks.hold(name, () => undefined, { steal: false });
  if (!release) return false;
  try {
    await work();
  } finally {
    release();
  }
  return true;
}
