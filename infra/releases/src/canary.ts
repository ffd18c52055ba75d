import type { RegistryDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { changeRegistry } from './change-registry.ts';
import { checkLivePlaces } from './check-navigation.ts';
import { checkPublished, checkStillPublished } from './check-published.ts';
import { checkLive } from './live-members.ts';
import { ReleaseError } from './release-error.ts';
import { requireLive, withPointer } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

export interface Canary {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  /** Of the visitors: above 0, at most 100. */
  readonly percent: number;
}

interface Reason {
  /** For the history. */
  readonly reason?: string;
}

/** Gives a release to a share of the visitors, or another share to the one that has it. */
export async function setCanary(
  store: WritableStore,
  { name, id, percent }: Canary,
  why: Reason = {},
): Promise<RegistryDocument> {
  if (!(percent > 0 && percent <= 100)) {
    throw new ReleaseError('usage', `${percent} no es un porcentaje: usa un número mayor que 0 y hasta 100.`);
  }
  await checkPublished(store, name, id);
  const registry = await changeRegistry(store, async (newest, reader) => {
    const { registry: before, pointer } = requireLive(newest, name);
    if (pointer.stable === id) throw new ReleaseError('canary', `${name} ${id} ya es la que reciben todos.`);
    if (pointer.canary?.release === id && pointer.canary.percent === percent) return null;
    const next = withPointer(before, name, { ...pointer, canary: { release: id, percent } });
    await checkLive(reader, { before, after: next, changed: [name] });
    await checkLivePlaces(reader, next, [name]);
    return { ...next, changes: [{ action: 'canary', name, release: id, percent, ...why }] };
  });
  await checkStillPublished(store, name, id);
  return registry;
}

/**
 * Ends the canary of `name`: everybody gets the stable release.
 * @param release only if it is still this one that the canary gets: `null` where it is not.
 */
export async function abortCanary(
  store: WritableStore,
  name: ReleaseName,
  { release, ...why }: Reason & { readonly release?: ReleaseId } = {},
): Promise<RegistryDocument | null> {
  let ended = false;
  const registry = await changeRegistry(store, async (newest) => {
    ended = false;
    const live = requireLive(newest, name);
    const { canary, ...pointer } = live.pointer;
    if (!canary || (release !== undefined && canary.release !== release)) return null;
    ended = true;
    const next = withPointer(live.registry, name, pointer);
    return { ...next, changes: [{ action: 'abort', name, release: canary.release, ...why }] };
  });
  if (ended) return registry;
  if (release !== undefined) return null;
  throw new ReleaseError('canary', `${name} no tiene canario.`);
}
