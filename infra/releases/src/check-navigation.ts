import { type BuildDocument, findNavConflict, type ReleaseName, SHELL_NAME } from '@travesia/contracts/release';
import { ICONS } from '@travesia/kit-ui/icons';
import { type Pointers, pointerOf } from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';
import type { ReleaseReader } from './release-reader.ts';

type Declaring = Pick<BuildDocument, 'name' | 'routes'>;

/** @throws {ReleaseError} where a place has an icon that nobody could draw. */
export function checkIcons({ name, routes }: Declaring): void {
  for (const { path, nav } of routes) {
    if (!nav || Object.hasOwn(ICONS, nav.icon)) continue;
    throw new ReleaseError(
      'navigation',
      `${name} pide para ${path} el ícono "${nav.icon}", que nadie conoce: usa uno de kits/ui/src/icons/icon-set.ts o agrégalo ahí.`,
    );
  }
}

/**
 * Whether a student could tell the places of these releases apart.
 * @throws {ReleaseError} naming both sides.
 */
export function checkPlaces(releases: readonly Declaring[]): void {
  const conflict = findNavConflict(releases);
  if (!conflict) return;
  const { one, other } = conflict;
  const sides = `${one.path}, de ${one.release}, y ${other.path}, de ${other.release}`;
  throw new ReleaseError(
    'navigation',
    conflict.reason === 'order'
      ? `${sides}, piden el mismo lugar de la navegación (${one.nav.group}, ${one.nav.order}): cambia el orden de uno.`
      : `${sides}, se llaman igual en la navegación ("${one.nav.label}" y "${other.nav.label}"): cambia un nombre.`,
  );
}

/**
 * {@link checkPlaces} for what becomes live: each changed release, its canary too, beside what is stable of all others.
 * Not asked when going back: what was live before must never be refused for a name.
 */
export async function checkLivePlaces(
  reader: ReleaseReader,
  pointers: Pointers,
  changed: readonly ReleaseName[],
): Promise<void> {
  const read = async (name: ReleaseName, id: string | undefined): Promise<readonly Declaring[]> => {
    const release = id === undefined ? null : await reader.read(name, id);
    return release ? [release.document] : [];
  };
  const names = [SHELL_NAME, ...Object.keys(pointers.remotes)];
  const stables = async () =>
    (await Promise.all(names.map((name) => read(name, pointerOf(pointers, name)?.stable)))).flat();
  for (const name of changed) {
    const pointer = pointerOf(pointers, name);
    const [stable, canary] = [await read(name, pointer?.stable), await read(name, pointer?.canary?.release)];
    for (const declaring of [stable, canary]) {
      // Most changes say nothing new of the navigation, and read nobody else's release.
      if (!declaring.some(({ routes }) => routes.some(({ nav }) => nav))) continue;
      const others = (await stables()).filter((other) => other.name !== name);
      checkPlaces([...others, ...declaring]);
    }
  }
}
