import { type RegistryDocument, type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';
import { changeRegistry } from './change-registry.ts';
import { ReleaseError } from './release-error.ts';
import { requireLive, withoutRemotes } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

/**
 * Takes a remote off: its addresses are nobody's, and what is published of it stays to be promoted again.
 * @throws {ReleaseError} for the shell, and where nothing of `name` is live.
 */
export function withdraw(
  store: WritableStore,
  name: ReleaseName,
  why: { readonly reason?: string } = {},
): Promise<RegistryDocument> {
  if (name === SHELL_NAME) {
    throw new ReleaseError('usage', 'El shell no se retira: sin él no hay páginas. Para volver atrás: rollback shell.');
  }
  return changeRegistry(store, async (newest) => {
    const { registry } = requireLive(newest, name);
    return { ...withoutRemotes(registry, [name]), changes: [{ action: 'withdraw', name, ...why }] };
  });
}
