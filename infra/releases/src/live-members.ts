import { type RegistryDocument, SHELL_NAME } from '@travesia/contracts';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import type { Member } from './check-composition.ts';

/**
 * What these pointers make live. A release whose folder is gone is left out: it serves nobody,
 * and it must not keep others from being promoted.
 */
export async function liveMembers(
  releases: ReleaseStore,
  { shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>,
): Promise<readonly Member[]> {
  const pointers = [
    ...(shell ? [{ name: SHELL_NAME, id: shell.stable, prefixes: [] }] : []),
    ...Object.entries(remotes).map(([name, { stable, prefixes }]) => ({ name, id: stable, prefixes })),
  ];
  const members = await Promise.all(
    pointers.map(async ({ name, id, prefixes }) => {
      const document = await releases.readRelease(name, id);
      return document ? { document, prefixes } : null;
    }),
  );
  return members.filter((member) => member !== null);
}
