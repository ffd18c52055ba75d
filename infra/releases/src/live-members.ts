import { type ReleaseName, type ReleasePointer, SHELL_NAME } from '@travesia/contracts';
import { type Pointers, pointerOf } from '@travesia/shell-edge/store';
import { checkComposition, type Member } from './check-composition.ts';
import type { ReleaseReader } from './release-reader.ts';

/** A name with what everybody gets of it, and what its canary gets. */
interface Place {
  readonly name: ReleaseName;
  readonly stable: Member | null;
  readonly canary: Member | null;
}

/**
 * What these pointers make live for everybody. A release whose folder is gone is left out: it
 * serves nobody, and it must not keep others from being promoted.
 */
export async function liveMembers(reader: ReleaseReader, pointers: Pointers): Promise<readonly Member[]> {
  const names = [SHELL_NAME, ...Object.keys(pointers.remotes)];
  return (await readPlaces(reader, pointers, names)).flatMap(({ stable }) => stable ?? []);
}

/**
 * {@link checkComposition} for whatever a visitor may get: the stable releases, and each canary
 * among them, under the stable shell and under its canary.
 *
 * A remote stays inside its prefixes, and no two teams share one, so of the remotes that nobody changes the prefixes
 * are looked at and not the releases. A shell is looked at with all of them.
 * @param changed the names whose pointers are new.
 * @throws {ReleaseError} naming both sides.
 */
export async function checkLive(
  reader: ReleaseReader,
  pointers: Pointers,
  changed: readonly ReleaseName[],
): Promise<void> {
  const all = [SHELL_NAME, ...Object.keys(pointers.remotes)];
  const names = changed.includes(SHELL_NAME)
    ? all
    : all.filter((name) => name === SHELL_NAME || changed.includes(name));
  const places = await readPlaces(reader, pointers, names);
  const shell = places.find(({ name }) => name === SHELL_NAME);
  const shells = [shell?.stable, shell?.canary].filter((one) => one !== undefined && one !== null);
  const remotes = places.filter(({ name }) => name !== SHELL_NAME);
  const unread = Object.entries(pointers.remotes).filter(([name]) => !names.includes(name));
  for (const under of shells.length === 0 ? [null] : shells) {
    const stables = (others: readonly Place[]) => others.flatMap(({ stable }) => stable ?? []);
    const bystanders = unread.map(([name, { prefixes }]) => ({ name, prefixes }));
    checkComposition([...(under ? [under] : []), ...stables(remotes)], bystanders);
    for (const place of remotes) {
      if (!place.canary) continue;
      const others = remotes.filter((other) => other !== place);
      checkComposition([...(under ? [under] : []), place.canary, ...stables(others)], bystanders);
    }
  }
}

async function readPlaces(
  reader: ReleaseReader,
  pointers: Pointers,
  names: readonly ReleaseName[],
): Promise<readonly Place[]> {
  async function read(name: ReleaseName, { stable, canary }: ReleasePointer): Promise<Place> {
    const prefixes = pointers.remotes[name]?.prefixes ?? [];
    const member = async (id: string | undefined): Promise<Member | null> => {
      const release = id === undefined ? null : await reader.read(name, id);
      return release && { document: release.document, prefixes };
    };
    return { name, stable: await member(stable), canary: await member(canary?.release) };
  }
  const pointed = names.flatMap((name) => {
    const pointer = pointerOf(pointers, name);
    return pointer ? [read(name, pointer)] : [];
  });
  return Promise.all(pointed);
}
