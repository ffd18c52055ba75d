import {
  type CanaryPointer,
  type KeptReleases,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  type ReleasePointer,
  SHELL_NAME,
} from '@travesia/contracts/release';
import { mapBounded, pointerOf, releasePath } from '@travesia/shell-edge/store';
import { readNewestRevision } from './change-registry.ts';
import { GATES_FILE } from './gate-record.ts';
import type { WritableStore } from './store/writable-store.ts';

const NAMES_AT_ONCE = 8;

export interface NameStatus {
  readonly name: string;
  readonly stable: ReleaseId | null;
  readonly lastGood: ReleaseId | null;
  readonly canary: CanaryPointer | null;
  readonly prefixes: readonly string[];
  /** Every release that is kept, the newest first. */
  readonly published: KeptReleases[string];
  /** Those of what is live whose pages no browser has opened. */
  readonly unopened: readonly ReleaseId[];
}

export interface StoreStatus {
  readonly revision: number;
  readonly issuedAt: RegistryDocument['issuedAt'] | null;
  readonly by: string | null;
  readonly names: readonly NameStatus[];
}

/** What is live and what could be. */
export async function status(store: WritableStore): Promise<StoreStatus> {
  const newest = await readNewestRevision(store);
  const published = await store.releases.listReleases();
  const names = new Set([SHELL_NAME, ...[...Object.keys(newest?.remotes ?? {}), ...Object.keys(published)].sort()]);
  return {
    revision: newest?.revision ?? 0,
    issuedAt: newest?.issuedAt ?? null,
    by: newest?.by ?? null,
    names: await mapBounded([...names], NAMES_AT_ONCE, async (name) => {
      const pointer = pointerOf(newest, name);
      const kept = published[name] ?? [];
      return {
        name,
        stable: pointer?.stable ?? null,
        lastGood: pointer?.lastGood ?? null,
        canary: pointer?.canary ?? null,
        prefixes: newest?.remotes[name]?.prefixes ?? [],
        published: kept,
        unopened: await unopenedOf(store, name, pointer),
      };
    }),
  };
}

/** By whether it was told: whether it was told of this very release is looked at before it goes live. */
async function unopenedOf({ blobs }: WritableStore, name: ReleaseName, pointer: ReleasePointer | null) {
  const ids = new Set([pointer?.stable, pointer?.lastGood, pointer?.canary?.release].filter((id) => id !== undefined));
  const unopened: ReleaseId[] = [];
  for (const id of ids) if ((await blobs.tag(releasePath(name, id, GATES_FILE))) === null) unopened.push(id);
  return unopened;
}
