import { type ReleaseName, type ReleasePointer, SHELL_NAME } from '@travesia/contracts/release';
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

/** A change of what is live. */
export interface PointersChange {
  /** Checked when it was made. */
  readonly before: Pointers;
  readonly after: Pointers;
  /** The names whose pointers are new. */
  readonly changed: readonly ReleaseName[];
}

/**
 * {@link checkComposition} for whatever a visitor may get: the stable releases, and each canary
 * among them, under the stable shell and under its canary.
 *
 * A remote stays inside its prefixes, and no two teams share one, so of the remotes that nobody changes the prefixes
 * are looked at and not the releases. A shell that speaks another contract is looked at with all of them.
 * @throws {ReleaseError} naming both sides.
 */
export async function checkLive(
  reader: ReleaseReader,
  { before, after: pointers, changed }: PointersChange,
): Promise<void> {
  const all = [SHELL_NAME, ...Object.keys(pointers.remotes)];
  const names =
    changed.includes(SHELL_NAME) && !(await isSameContract(reader, before, pointers))
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

/** Whether every shell of `after` speaks the contract that the stable one of `before` does, as its remotes did. */
async function isSameContract(reader: ReleaseReader, before: Pointers, after: Pointers): Promise<boolean> {
  const [was] = await readPlaces(reader, before, [SHELL_NAME]);
  const [is] = await readPlaces(reader, after, [SHELL_NAME]);
  const major = was?.stable?.document.contract.major;
  const shells = [is?.stable, is?.canary].filter((shell) => shell !== undefined && shell !== null);
  return major !== undefined && shells.every(({ document }) => document.contract.major === major);
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
