import type { RegistryDocument } from '@travesia/contracts';
import { readNewestRevision } from './change-registry.ts';
import { promote } from './promote.ts';
import { ReleaseError } from './release-error.ts';
import { pointerOf } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

/** Makes live again what was live before the last promotion of `name`. */
export async function rollback(store: WritableStore, name: string): Promise<RegistryDocument> {
  const newest = await readNewestRevision(store);
  const pointer = pointerOf(newest, name);
  if (!pointer)
    throw new ReleaseError('unknown-name', `${name} no está en vivo: mira qué hay con npm run release -- status.`);
  if (pointer.lastGood) return promote(store, { name, id: pointer.lastGood });
  throw new ReleaseError('nothing-to-roll-back', `${name} no tiene una publicación anterior a ${pointer.stable}.`);
}
