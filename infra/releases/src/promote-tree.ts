import type { RegistryDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { type Pointers, pointerOf } from '@travesia/shell-edge/store';
import { changeRegistry } from './change-registry.ts';
import { checkLivePlaces } from './check-navigation.ts';
import { checkPublished, checkStillPublished } from './check-published.ts';
import { walkHistory } from './history.ts';
import { checkLive } from './live-members.ts';
import { changesBetween, type Promotion, point } from './promote.ts';
import { withoutRemotes } from './release-pointers.ts';
import type { ReleaseReader } from './release-reader.ts';
import type { WritableStore } from './store/writable-store.ts';
import { readTeams } from './teams.ts';

/** A release of the tree that is not live, because somebody decided otherwise. */
export interface LeftRelease {
  readonly name: ReleaseName;
  /** `null` where they withdrew it. */
  readonly live: ReleaseId | null;
  readonly ofTree: ReleaseId;
}

export interface PromotedTree {
  readonly registry: RegistryDocument;
  readonly left: readonly LeftRelease[];
  /** Were put there in the same name, and are not in the tree any more. */
  readonly withdrawn: readonly ReleaseName[];
  /** Are not in the tree, and stay: somebody else made them live. */
  readonly strangers: readonly ReleaseName[];
}

type Plan = Omit<PromotedTree, 'registry'> & { readonly promotions: readonly Promotion[] };

/**
 * Makes the releases of a tree live, in one revision, without undoing what somebody decided: a release goes live when it
 * never was, or when nothing of its name is live, or when what is live was put there by `store.by` itself. So a tree may
 * go back to what it was, and a rollback, a canary and a withdrawal stay. Remotes that are not in the tree are withdrawn
 * where `store.by` made them live.
 */
export async function promoteTree(store: WritableStore, tree: readonly Promotion[]): Promise<PromotedTree> {
  const teams = await readTeams();
  for (const { name, id } of tree) await checkPublished(store, name, id);
  let plan: Plan = { promotions: [], left: [], withdrawn: [], strangers: [] };
  const registry = await changeRegistry(store, async (newest, reader) => {
    const base = newest ?? { shell: null, remotes: {} };
    plan = await planOf(store, newest, reader, tree);
    const next = plan.promotions.reduce<Pointers>(
      (pointers, promotion) => point(pointers, promotion, teams),
      withoutRemotes(base, plan.withdrawn),
    );
    const changes = changesBetween(base, next);
    const changed = changes.map(({ name }) => name);
    await checkLive(reader, { before: base, after: next, changed });
    await checkLivePlaces(reader, next, changed);
    return changes.length === 0 ? null : { ...next, changes };
  });
  for (const { name, id } of plan.promotions) await checkStillPublished(store, name, id);
  return { registry, left: plan.left, withdrawn: plan.withdrawn, strangers: plan.strangers };
}

async function planOf(
  store: WritableStore,
  newest: RegistryDocument | null,
  reader: ReleaseReader,
  tree: readonly Promotion[],
): Promise<Plan> {
  const base: Pointers = newest ?? { shell: null, remotes: {} };
  const inTree = new Set(tree.map(({ name }) => name));
  const others = Object.keys(base.remotes).filter((name) => !inTree.has(name));
  const changed: Promotion[] = [];
  for (const promotion of tree) {
    const stable = pointerOf(base, promotion.name)?.stable;
    if (stable === promotion.id) continue;
    // Whoever chose a release that is not kept any more left nothing to serve.
    if (stable === undefined || (await reader.read(promotion.name, stable))) changed.push(promotion);
  }
  const decided = await decidedByOthers(store, newest, changed, others);
  const left = changed.filter(({ name }) => decided.has(name));
  return {
    promotions: tree.filter((promotion) => !left.includes(promotion)),
    left: left.map(({ name, id }) => ({ name, live: pointerOf(base, name)?.stable ?? null, ofTree: id })),
    withdrawn: others.filter((name) => !decided.has(name)),
    strangers: others.filter((name) => decided.has(name)),
  };
}

/**
 * Names of which the newest change is not by `store.by`; of those in `changed`, where their release had been live, or a
 * canary, before. The history is read as far as it takes to know.
 */
async function decidedByOthers(
  store: WritableStore,
  newest: RegistryDocument | null,
  changed: readonly Promotion[],
  others: readonly ReleaseName[],
): Promise<ReadonlySet<ReleaseName>> {
  const open = new Map<ReleaseName, ReleaseId | null>([
    ...changed.map(({ name, id }) => [name, id] as const),
    ...others.map((name) => [name, null] as const),
  ]);
  const touched = new Set<ReleaseName>();
  const decided = new Set<ReleaseName>();
  if (open.size === 0) return decided;
  for await (const { by, changes } of walkHistory(store, newest)) {
    for (const { action, name, release } of changes) {
      const id = open.get(name);
      if (id === undefined || action === 'trust') continue;
      if (by === store.by && !touched.has(name)) open.delete(name);
      else if (id === null || id === release) {
        decided.add(name);
        open.delete(name);
      }
      touched.add(name);
    }
    if (open.size === 0) break;
  }
  return decided;
}
