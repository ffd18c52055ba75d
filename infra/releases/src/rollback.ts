import type {
  RegistryChange,
  RegistryDocument,
  ReleaseId,
  ReleaseName,
  ReleasePointer,
  StableTimeline,
} from '@travesia/contracts/release';
import { pointerOf } from '@travesia/shell-edge/store';
import { changeRegistry, untrusted } from './change-registry.ts';
import { checkPublished, checkStillPublished } from './check-published.ts';
import { checkLive } from './live-members.ts';
import { ReleaseError } from './release-error.ts';
import { requireLive, withPointer } from './release-pointers.ts';
import type { ReleaseReader } from './release-reader.ts';
import { rolledBack, waysBack } from './stable-timeline.ts';
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
  const registry = await changeRegistry(store, async (newest, reader) => {
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
    const timeline = before.timelines[name] ?? { stables: [stable], failed: [] };
    target = to === undefined ? await nearest(reader, name, timeline) : await named(store, name, to, before);
    if (target === stable && !canary) return null;
    const [fallback] = await kept(reader, name, waysBack(rolledBack(timeline, target)));
    const next = withPointer(before, name, { ...rest, stable: target, ...(fallback && { lastGood: fallback }) });
    await checkLive(reader, { before, after: next, changed: [name] });
    return { ...next, changes: [{ action: 'rollback', name, release: target, ...why }, ...aborted] };
  });
  if (target !== undefined) await checkStillPublished(store, name, target);
  return registry;
}

/** The first of these that is kept; none where none is. */
async function kept(reader: ReleaseReader, name: ReleaseName, ids: readonly ReleaseId[]): Promise<[] | [ReleaseId]> {
  for (const id of ids) if (await reader.read(name, id)) return [id];
  return [];
}

async function nearest(reader: ReleaseReader, name: ReleaseName, timeline: StableTimeline): Promise<ReleaseId> {
  const [found] = await kept(reader, name, waysBack(timeline));
  if (found !== undefined) return found;
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
  newest: RegistryDocument,
): Promise<ReleaseId> {
  const id = /^r?\d+$/.test(to) ? await stableAt(store, name, Number(to.replace('r', '')), newest) : to;
  if (id === undefined) throw new ReleaseError('unknown-release', `${name} no estaba en vivo en la revisión ${to}.`);
  await checkPublished(store, name, id);
  return id;
}

async function stableAt(store: WritableStore, name: ReleaseName, revision: number, newest: RegistryDocument) {
  if (revision > newest.revision) return undefined;
  try {
    return pointerOf(await store.releases.readRevision(revision), name)?.stable;
  } catch (error) {
    throw untrusted(store, error) ?? error;
  }
}
