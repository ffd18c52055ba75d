import { type RegistryDocument, type ReleaseName, type ReleasePointer, SHELL_NAME } from '@travesia/contracts';

/** What is live, of a registry. */
export type Pointers = Pick<RegistryDocument, 'shell' | 'remotes'>;

/** What is live of `name`; `null` where nothing is. */
export function pointerOf(pointers: Pointers | null, name: ReleaseName): ReleasePointer | null {
  return (name === SHELL_NAME ? pointers?.shell : pointers?.remotes[name]) ?? null;
}
