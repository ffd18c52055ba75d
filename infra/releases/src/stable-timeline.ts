import type { RegistryDocument, ReleaseId, ReleaseName } from '@travesia/contracts';
import { pointerOf } from './release-pointers.ts';

/** What the history of a name says of going back. */
export interface StableTimeline {
  /** What was stable, one after the other; the last is what is now. What was rolled back is gone from its end. */
  readonly stables: readonly ReleaseId[];
  /** What somebody rolled back or a canary aborted, unless it was promoted again. */
  readonly failed: ReadonlySet<ReleaseId>;
}

/** `timeline` after going back to `target`: what came after it does not count any more. */
export function rolledBack({ stables, failed }: StableTimeline, target: ReleaseId): StableTimeline {
  const current = stables.at(-1);
  const at = stables.lastIndexOf(target);
  const failedNow = new Set(failed);
  if (current !== undefined) failedNow.add(current);
  failedNow.delete(target);
  return { stables: at < 0 ? [...stables, target] : stables.slice(0, at + 1), failed: failedNow };
}

/** What `name` can go back to without naming it, the nearest first. */
export function waysBack({ stables, failed }: StableTimeline): readonly ReleaseId[] {
  const current = stables.at(-1);
  const before = stables.toReversed().filter((id) => id !== current && !failed.has(id));
  return [...new Set(before)];
}

/** @param history every revision, the oldest first. */
export function stableTimeline(history: readonly RegistryDocument[], name: ReleaseName): StableTimeline {
  let timeline: StableTimeline = { stables: [], failed: new Set() };
  let before: ReleaseId | undefined;
  for (const document of history) {
    const changes = document.changes.filter((change) => change.name === name);
    const stable = pointerOf(document, name)?.stable;
    if (stable !== undefined && changes.some(({ action }) => action === 'rollback') && stable !== before) {
      timeline = rolledBack(timeline, stable);
    } else if (stable !== undefined && changes.some(({ action }) => action === 'promote')) {
      const failed = new Set(timeline.failed);
      failed.delete(stable);
      timeline = { stables: stable === before ? timeline.stables : [...timeline.stables, stable], failed };
    }
    const aborted = changes.flatMap(({ action, release }) => (action === 'abort' && release ? [release] : []));
    if (aborted.length > 0) timeline = { ...timeline, failed: new Set([...timeline.failed, ...aborted]) };
    before = stable ?? before;
  }
  return timeline;
}
