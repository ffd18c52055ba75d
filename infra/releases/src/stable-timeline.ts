import type { RegistryChange, ReleaseId, StableTimeline } from '@travesia/contracts/release';

/** Of each list the newest are kept: they travel with every revision, so that going back reads no other. */
const KEPT = 20;

const NOTHING: StableTimeline = { stables: [], failed: [] };

const without = (ids: readonly ReleaseId[], id: ReleaseId) => ids.filter((other) => other !== id);
const noted = (ids: readonly ReleaseId[], id: ReleaseId) => [...without(ids, id), id];
const newest = ({ stables, failed }: StableTimeline): StableTimeline => ({
  stables: stables.slice(-KEPT),
  failed: failed.slice(-KEPT),
});

/** `timeline` after going back to `target`: what came after it does not count any more. */
export function rolledBack({ stables, failed }: StableTimeline, target: ReleaseId): StableTimeline {
  const current = stables.at(-1);
  const at = stables.lastIndexOf(target);
  const failedNow = current === undefined ? failed : noted(failed, current);
  return newest({
    stables: at < 0 ? [...stables, target] : stables.slice(0, at + 1),
    failed: without(failedNow, target),
  });
}

/** What can be gone back to without naming it, the nearest first. */
export function waysBack({ stables, failed }: StableTimeline): readonly ReleaseId[] {
  const current = stables.at(-1);
  const before = stables.toReversed().filter((id) => id !== current && !failed.includes(id));
  return [...new Set(before)];
}

/**
 * The timeline of a name after one more revision.
 * @param stable what everybody gets since, of the name; absent where nothing of it is live.
 * @param changes what the revision did to the name.
 */
export function nextTimeline(
  timeline: StableTimeline = NOTHING,
  stable: ReleaseId | undefined,
  changes: readonly RegistryChange[],
): StableTimeline {
  const before = timeline.stables.at(-1);
  let next = timeline;
  if (stable !== undefined && stable !== before && changes.some(({ action }) => action === 'rollback')) {
    next = rolledBack(next, stable);
  } else if (stable !== undefined && changes.some(({ action }) => action === 'promote')) {
    const stables = stable === before ? next.stables : [...next.stables, stable];
    next = { stables, failed: without(next.failed, stable) };
  }
  for (const { action, release } of changes) {
    if (action === 'abort' && release !== undefined) next = { ...next, failed: noted(next.failed, release) };
  }
  return newest(next);
}
