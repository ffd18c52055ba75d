import {
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  type ReleasePointer,
  SHELL_NAME,
} from '@travesia/contracts/release';
import { type Pointers, pointerOf } from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';

/** @throws {ReleaseError} where nothing of `name` is live. */
export function requireLive(registry: RegistryDocument | null, name: ReleaseName) {
  const pointer = pointerOf(registry, name);
  if (registry && pointer) return { registry, pointer };
  throw new ReleaseError('unknown-name', `${name} no está en vivo: mira qué hay con npm run release -- status.`);
}

/** `pointers` with another pointer for a name that is live. */
export function withPointer({ shell, remotes }: Pointers, name: ReleaseName, pointer: ReleasePointer): Pointers {
  if (name === SHELL_NAME) return { shell: pointer, remotes };
  const before = remotes[name];
  return before
    ? { shell, remotes: { ...remotes, [name]: { ...pointer, prefixes: before.prefixes } } }
    : { shell, remotes };
}

/** `pointers` without these remotes. */
export function withoutRemotes({ shell, remotes }: Pointers, names: readonly ReleaseName[]): Pointers {
  return { shell, remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => !names.includes(name))) };
}

/** Everything that `pointers` name, each with its name. */
export function namedReleases({ shell, remotes }: Pointers): readonly (readonly [ReleaseName, ReleaseId])[] {
  const pointers: [ReleaseName, ReleasePointer][] = Object.entries(remotes);
  if (shell) pointers.push([SHELL_NAME, shell]);
  return pointers.flatMap(([name, { stable, lastGood, canary }]) =>
    [stable, lastGood, canary?.release].flatMap((id) => (id === undefined ? [] : [[name, id] as const])),
  );
}
