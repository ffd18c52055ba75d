import { type ReleaseName, type ReleasePointer, SHELL_NAME } from '@travesia/contracts';
import type { ReleaseStore } from '@travesia/shell-edge/store';
import { checkComposition, type Member } from './check-composition.ts';
import type { Pointers } from './release-pointers.ts';

/** A name with what everybody gets of it, and what its canary gets. */
interface Place {
  readonly stable: Member | null;
  readonly canary: Member | null;
}

/**
 * What these pointers make live for everybody. A release whose folder is gone is left out: it
 * serves nobody, and it must not keep others from being promoted.
 */
export async function liveMembers(releases: ReleaseStore, pointers: Pointers): Promise<readonly Member[]> {
  return (await readPlaces(releases, pointers)).flatMap(({ stable }) => stable ?? []);
}

/**
 * {@link checkComposition} for whatever a visitor may get: the stable releases, and each canary
 * among them, under the stable shell and under its canary.
 * @throws {ReleaseError} naming both sides.
 */
export async function checkLive(releases: ReleaseStore, pointers: Pointers): Promise<void> {
  const places = await readPlaces(releases, pointers);
  const isShell = ({ stable, canary }: Place) => (stable ?? canary)?.document.kind === 'shell';
  const shells = places.filter(isShell).flatMap(({ stable, canary }) => [stable, canary].filter((one) => one !== null));
  const remotes = places.filter((place) => !isShell(place));
  for (const shell of shells.length === 0 ? [null] : shells) {
    const stables = (others: readonly Place[]) => others.flatMap(({ stable }) => stable ?? []);
    checkComposition([...(shell ? [shell] : []), ...stables(remotes)]);
    for (const place of remotes) {
      if (!place.canary) continue;
      const others = remotes.filter((other) => other !== place);
      checkComposition([...(shell ? [shell] : []), place.canary, ...stables(others)]);
    }
  }
}

async function readPlaces(releases: ReleaseStore, { shell, remotes }: Pointers): Promise<readonly Place[]> {
  async function read(name: ReleaseName, { stable, canary }: ReleasePointer, prefixes: readonly string[]) {
    const member = async (id: string | undefined): Promise<Member | null> => {
      const document = id === undefined ? null : await releases.readRelease(name, id);
      return document && { document, prefixes };
    };
    return { stable: await member(stable), canary: await member(canary?.release) };
  }
  return Promise.all([
    ...(shell ? [read(SHELL_NAME, shell, [])] : []),
    ...Object.entries(remotes).map(([name, pointer]) => read(name, pointer, pointer.prefixes)),
  ]);
}
