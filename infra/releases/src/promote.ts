import {
  type RegistryChange,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts';
import { changeRegistry } from './change-registry.ts';
import { checkComposition } from './check-composition.ts';
import { liveMembers } from './live-members.ts';
import { ReleaseError } from './release-error.ts';
import { type Pointers, pointerOf } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';
import { readTeams, type Teams, withoutTeam } from './teams.ts';

export interface Promotion {
  readonly name: ReleaseName;
  readonly id: ReleaseId;
  /** What `infra/releases/teams.json` says where absent. */
  readonly prefixes?: readonly string[];
}

export interface PromoteAllOptions {
  readonly teams?: Teams;
  /** Remotes that are not among the promotions stop being live. */
  readonly withdrawOthers?: boolean;
}

/** Makes one release the one that everybody gets. */
export function promote(store: WritableStore, promotion: Promotion): Promise<RegistryDocument> {
  return promoteAll(store, [promotion]);
}

/**
 * Makes these releases live in one revision: nobody sees some without the others. Without any
 * difference to what is live there is no new revision.
 */
export async function promoteAll(
  store: WritableStore,
  promotions: readonly Promotion[],
  options: PromoteAllOptions = {},
): Promise<RegistryDocument> {
  const teams = options.teams ?? (await readTeams());
  for (const promotion of promotions) await checkPublished(store, promotion);
  const registry = await changeRegistry(store, async (newest) => {
    const base = newest ?? { shell: null, remotes: {} };
    const names = new Set(promotions.map(({ name }) => name));
    const kept = options.withdrawOthers
      ? Object.fromEntries(Object.entries(base.remotes).filter(([name]) => names.has(name)))
      : base.remotes;
    const next = promotions.reduce((pointers, promotion) => point(pointers, promotion, teams), {
      shell: base.shell,
      remotes: kept,
    });
    checkComposition(await liveMembers(store.releases, next));
    const changes = changesBetween(base, next);
    return changes.length === 0 ? null : { ...next, changes };
  });
  if (!registry) throw new ReleaseError('usage', 'No se nombró qué promover.');
  return registry;
}

async function checkPublished(store: WritableStore, { name, id }: Promotion): Promise<void> {
  if (await store.releases.readRelease(name, id)) return;
  throw new ReleaseError(
    'unknown-release',
    `${name} ${id} no está publicado: mira cuáles hay con npm run release -- status.`,
  );
}

function point({ shell, remotes }: Pointers, { name, id, prefixes }: Promotion, teams: Teams): Pointers {
  const before = name === SHELL_NAME ? shell : remotes[name];
  const lastGood = before?.stable === id ? before.lastGood : before?.stable;
  const pointer = { stable: id, ...(lastGood && { lastGood }) };
  if (name === SHELL_NAME) return { shell: pointer, remotes };
  const owned = prefixes ?? teams[name];
  if (!owned) throw withoutTeam(name);
  const all = Object.entries({ ...remotes, [name]: { ...pointer, prefixes: owned } });
  return { shell, remotes: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** What the history will say of the step from `before` to `after`. */
function changesBetween(before: Pointers, after: Pointers): readonly RegistryChange[] {
  const essence = (pointers: Pointers, name: ReleaseName) =>
    JSON.stringify([pointerOf(pointers, name)?.stable, pointers.remotes[name]?.prefixes]);
  const names = [SHELL_NAME, ...Object.keys({ ...before.remotes, ...after.remotes }).sort()];
  return names
    .filter((name) => essence(before, name) !== essence(after, name))
    .map((name): RegistryChange => {
      const pointer = pointerOf(after, name);
      return pointer ? { action: 'promote', name, release: pointer.stable } : { action: 'withdraw', name };
    });
}
