import {
  type RegistryChange,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts/release';
import { type Pointers, pointerOf } from '@travesia/shell-edge/store';
import { changeRegistry } from './change-registry.ts';
import { checkLivePlaces } from './check-navigation.ts';
import { checkPublished, checkStillPublished } from './check-published.ts';
import { checkLive } from './live-members.ts';
import type { WritableStore } from './store/writable-store.ts';
import { readTeams, type Teams, withoutTeam } from './teams.ts';

export interface Promotion {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  /** What `infra/releases/teams.json` says where absent. */
  readonly prefixes?: readonly string[];
}

export interface PromoteOptions {
  readonly teams?: Teams;
  /** For the history. */
  readonly reason?: string;
}

/** Makes one release the one that everybody gets. Its canary, if it had one, has come to its end. */
export function promote(
  store: WritableStore,
  promotion: Promotion,
  options: PromoteOptions = {},
): Promise<RegistryDocument> {
  return promoteAll(store, [promotion], options);
}

/**
 * Makes these releases live in one revision: nobody sees some without the others. Without any
 * difference to what is live there is no new revision.
 */
export async function promoteAll(
  store: WritableStore,
  promotions: readonly Promotion[],
  options: PromoteOptions = {},
): Promise<RegistryDocument> {
  const teams = options.teams ?? (await readTeams());
  for (const { name, id } of promotions) await checkPublished(store, name, id);
  const names = promotions.map(({ name }) => name);
  const registry = await changeRegistry(store, async (newest, reader) => {
    const base = newest ?? { shell: null, remotes: {} };
    const next = promotions.reduce<Pointers>((pointers, promotion) => point(pointers, promotion, teams), base);
    await checkLive(reader, { before: base, after: next, changed: names });
    await checkLivePlaces(reader, next, names);
    const changes = changesBetween(base, next, options.reason);
    return changes.length === 0 ? null : { shell: next.shell, remotes: next.remotes, changes };
  });
  for (const { name, id } of promotions) await checkStillPublished(store, name, id);
  return registry;
}

/** `pointers` with `promotion` as what everybody gets of its name. */
export function point({ shell, remotes }: Pointers, { name, id, prefixes }: Promotion, teams: Teams): Pointers {
  const before = name === SHELL_NAME ? shell : remotes[name];
  const lastGood = before?.stable === id ? before.lastGood : before?.stable;
  const canary = before?.canary?.release === id ? undefined : before?.canary;
  const pointer = { stable: id, ...(lastGood && { lastGood }), ...(canary && { canary }) };
  if (name === SHELL_NAME) return { shell: pointer, remotes };
  const owned = prefixes ?? teams[name];
  if (!owned) throw withoutTeam(name);
  const all = Object.entries({ ...remotes, [name]: { ...pointer, prefixes: owned } });
  return { shell, remotes: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** What the history will say of the step from `before` to `after`. */
export function changesBetween(before: Pointers, after: Pointers, reason?: string): readonly RegistryChange[] {
  const why = reason === undefined ? {} : { reason };
  const names = [SHELL_NAME, ...Object.keys({ ...before.remotes, ...after.remotes }).sort()];
  return names.flatMap((name): RegistryChange[] => {
    const [was, is] = [pointerOf(before, name), pointerOf(after, name)];
    if (!is) return was ? [{ action: 'withdraw', name, ...why }] : [];
    const samePrefixes =
      JSON.stringify(before.remotes[name]?.prefixes) === JSON.stringify(after.remotes[name]?.prefixes);
    const ended = was?.canary && !is.canary && was.canary.release !== is.stable ? was.canary.release : null;
    return [
      ...(was?.stable === is.stable && samePrefixes
        ? []
        : [{ action: 'promote' as const, name, release: is.stable, ...why }]),
      ...(ended === null ? [] : [{ action: 'abort' as const, name, release: ended, ...why }]),
    ];
  });
}
