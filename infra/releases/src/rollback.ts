import type { RegistryChange, RegistryDocument, ReleaseId, ReleaseName, ReleasePointer } from '@travesia/contracts';
import { changeRegistry } from './change-registry.ts';
import { checkPublished, checkStillPublished } from './check-published.ts';
import { readHistory } from './history.ts';
import { checkLive } from './live-members.ts';
import { ReleaseError } from './release-error.ts';
import { pointerOf, requireLive, withPointer } from './release-pointers.ts';
import { rolledBack, type StableTimeline, stableTimeline, waysBack } from './stable-timeline.ts';
import type { WritableStore } from './store/writable-store.ts';

export interface RollbackOptions {
  /** A release, or the number of a revision: what was stable then. */
  readonly to?: string;
  /** For the history. */
  readonly reason?: string;
}

/**
 * Goes back. Unless told where, first from the canary to what everybody gets, then from one
 * release to the one that was live before it, and never again to one that was gone back from.
 * @throws {ReleaseError} `lost` when somebody else changed the same name meanwhile: going back
 *   twice is not what either of them wanted.
 */
export async function rollback(
  store: WritableStore,
  name: ReleaseName,
  { to, ...why }: RollbackOptions = {},
): Promise<RegistryDocument> {
  let seen: ReleasePointer | undefined;
  let target: ReleaseId | undefined;
  const registry = await changeRegistry(store, async (newest) => {
    const { registry: before, pointer } = requireLive(newest, name);
    seen ??= pointer;
    if (JSON.stringify(seen) !== JSON.stringify(pointer)) {
      throw new ReleaseError('lost', `Otra persona cambió ${name} mientras tanto: mira el estado y repite el comando.`);
    }
    const { canary, stable, lastGood, ...rest } = pointer;
    const aborted: RegistryChange[] = canary ? [{ action: 'abort', name, release: canary.release, ...why }] : [];
    if (canary && to === undefined) {
      target = stable;
      const kept = { ...rest, stable, ...(lastGood && { lastGood }) };
      return { ...withPointer(before, name, kept), changes: aborted };
    }
    const history = await readHistory(store);
    const timeline = stableTimeline(history.slice(0, before.revision), name);
    target = to === undefined ? await nearest(store, name, timeline) : await named(store, name, to, history);
    if (target === stable && !canary) return null;
    const [fallback] = waysBack(rolledBack(timeline, target));
    const next = withPointer(before, name, { ...rest, stable: target, ...(fallback && { lastGood: fallback }) });
    await checkLive(store.releases, next);
    return { ...next, changes: [{ action: 'rollback', name, release: target, ...why }, ...aborted] };
  });
  if (target !== undefined) await checkStillPublished(store, name, target);
  return registry;
}

async function nearest(store: WritableStore, name: ReleaseName, timeline: StableTimeline): Promise<ReleaseId> {
  for (const id of waysBack(timeline)) {
    if (await store.releases.readRelease(name, id)) return id;
  }
  const why = timeline.stables.length === 1 ? 'nada se promovió antes' : 'lo anterior falló o ya no se guarda';
  throw new ReleaseError(
    'nothing-to-roll-back',
    `${name} no tiene a qué volver desde ${timeline.stables.at(-1)}: ${why}. ` +
      `Nombra una publicación: npm run release -- rollback ${name} <id>.`,
  );
}

async function named(
  store: WritableStore,
  name: ReleaseName,
  to: string,
  history: readonly RegistryDocument[],
): Promise<ReleaseId> {
  const isRevision = /^r?\d+$/.test(to);
  const id = isRevision ? pointerOf(history[Number(to.replace('r', '')) - 1] ?? null, name)?.stable : to;
  if (id === undefined) throw new ReleaseError('unknown-release', `${name} no estaba en vivo en la revisión ${to}.`);
  await checkPublished(store, name, id);
  return id;
}
